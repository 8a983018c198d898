ALTER TABLE "tool_rooms" ADD COLUMN "joined" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_rooms" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_rooms" ADD CONSTRAINT "tool_rooms_are_small" CHECK (octet_length("tool_rooms"."content"::text) + octet_length("tool_rooms"."members"::text) <= 409600);