CREATE TABLE "tool_rooms" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"host_hash" text NOT NULL,
	"members" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tool_rooms_expire_after_creation" CHECK ("tool_rooms"."expires_at" > "tool_rooms"."created_at")
);
--> statement-breakpoint
CREATE INDEX "tool_rooms_by_expiry" ON "tool_rooms" USING btree ("expires_at");