-- What tax law asks of each sale, without a person, and the numbers of receipts. The version before writes none; the first
-- settlement or export by this one adds what is missing.
CREATE TABLE IF NOT EXISTS "tax_records" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"receipt_year" integer NOT NULL,
	"receipt_number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"country" text,
	"region" text,
	"evidence" jsonb NOT NULL,
	"currency" text NOT NULL,
	"gross_minor" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	"rate_bp" integer,
	"source" text NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	"refund_year" integer,
	"refund_number" integer,
	CONSTRAINT "tax_records_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "tax_records_receipt" ON "tax_records" USING btree ("receipt_year","receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "tax_records_refund" ON "tax_records" USING btree ("refund_year","refund_number");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tax_records_issued" ON "tax_records" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tax_records_refunded" ON "tax_records" USING btree ("refunded_at");--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "receipt_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counters_series_year_pk" PRIMARY KEY("series","year")
);--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN IF NOT EXISTS "tax_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN IF NOT EXISTS "card_country" text;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN IF NOT EXISTS "billing_country" text;
