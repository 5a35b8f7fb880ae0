-- A row per refund, so that each counts in its own quarter. Older records get theirs from the payment service when they
-- are next settled or exported. The version before writes none, and reads the sums in tax_records, which stay.
CREATE TABLE IF NOT EXISTS "tax_refunds" (
	"order_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL,
	"amount_minor" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	"note_year" integer NOT NULL,
	"note_number" integer NOT NULL,
	CONSTRAINT "tax_refunds_order_id_ordinal_pk" PRIMARY KEY("order_id","ordinal"),
	CONSTRAINT "tax_refunds_order_id_tax_records_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."tax_records"("order_id") ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "tax_refunds_note" ON "tax_refunds" USING btree ("note_year","note_number");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tax_refunds_refunded" ON "tax_refunds" USING btree ("refunded_at");
