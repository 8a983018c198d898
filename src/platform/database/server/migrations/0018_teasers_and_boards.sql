ALTER TABLE "trainings" ADD COLUMN "teaser" text;--> statement-breakpoint
ALTER TABLE "trainings" ADD COLUMN "board_image" text;--> statement-breakpoint
-- The trainings that show one of the product's pictures get the board that was made for it.
UPDATE "trainings" SET "board_image" = replace("hero_image", '/images/', '/images/board-')
WHERE "hero_image" ~ '^/images/(strategie-ki|conversational-ai|design-flight|prompt-prototyping)-(480|800|1280)\.(avif|webp)$';
