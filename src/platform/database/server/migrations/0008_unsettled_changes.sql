CREATE TABLE "unsettled_changes" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"change" integer NOT NULL,
	"told_status" "registration_status" NOT NULL,
	"informed_before" jsonb NOT NULL,
	"settles_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unsettled_changes" ADD CONSTRAINT "unsettled_changes_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;