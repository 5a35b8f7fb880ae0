-- Corrections of births: when and by whom, never what. The version before this one reads neither, and counts none.
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "corrections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"corrected_by" text NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"result" text,
	"last_failure" text,
	"claimed_until" timestamp with time zone,
	"pages" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade,
	CONSTRAINT "corrections_by" CHECK ("corrected_by" in ('buyer','operator'))
);--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "corrections_order" ON "corrections" USING btree ("order_id","ordinal");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "corrections_unmailed" ON "corrections" USING btree ("updated_at") WHERE "result" is null;
