-- The day a report is written on, and the words of each book as they were sold. The version before this one reads
-- neither: it leaves the day empty (it is then derived from the payment) and composes every book anew.
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "as_of" date;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "books" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"corrections" integer NOT NULL,
	"kind" text NOT NULL,
	"edition" integer NOT NULL,
	"written_in" text NOT NULL,
	"as_of" date NOT NULL,
	"text_version" integer NOT NULL,
	"document_version" integer NOT NULL,
	"facts_digest" text NOT NULL,
	"document_hash" text NOT NULL,
	"content_form" text NOT NULL,
	"content" bytea NOT NULL,
	"content_digest" bytea NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "books_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade,
	CONSTRAINT "books_kind" CHECK ("kind" in ('book','now'))
);--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "books_version" ON "books" USING btree ("order_id","corrections","edition") WHERE "kind" = 'book';--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "books_now" ON "books" USING btree ("order_id","corrections","edition","as_of") WHERE "kind" = 'now';--> statement-breakpoint
-- Compressed already: PostgreSQL need not try again.
ALTER TABLE "books" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
-- A trigger rather than a statement of the shop: while versions run side by side, an order that the version before
-- refunds or erases loses its books as well.
CREATE OR REPLACE FUNCTION "delete_books_of_closed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "public"."books" WHERE "order_id" = NEW."id";
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "orders_closed" AFTER UPDATE OF "state" ON "orders" FOR EACH ROW WHEN (NEW."state" in ('refunded','erased')) EXECUTE FUNCTION "delete_books_of_closed_order"();
