-- Orders: every state a sale can be in, a history of its moves, refunds, notices, privacy, limits, the operator's acts.
ALTER TABLE "orders" DROP CONSTRAINT "orders_state";--> statement-breakpoint
UPDATE "orders" SET "state" = 'redirected' WHERE "state" = 'awaiting-payment';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."state" in ('created','redirected','paid','delivered','refund-requested','refunded','disputed','expired','erased'));--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "birth" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "link_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sealed_link" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "consent_wording" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL REFERENCES "public"."orders"("id") ON DELETE cascade,
	"from_state" text,
	"to_state" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
-- What is known of the moves made before there was a history.
INSERT INTO "order_history" ("order_id", "from_state", "to_state", "cause", "at") SELECT "id", NULL, 'created', 'checkout', "created_at" FROM "orders";--> statement-breakpoint
INSERT INTO "order_history" ("order_id", "from_state", "to_state", "cause", "at") SELECT "id", 'created', "state", 'payment', "updated_at" FROM "orders" WHERE "state" <> 'created';--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL REFERENCES "public"."orders"("id") ON DELETE cascade,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open" ON "refund_requests" USING btree ("order_id") WHERE "answer" is null;--> statement-breakpoint
CREATE INDEX "refund_requests_order" ON "refund_requests" USING btree ("order_id");--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL REFERENCES "public"."orders"("id") ON DELETE cascade,
	"kind" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"result" text,
	"last_failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "notices_order" ON "notices" USING btree ("order_id");--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"asked_by" text NOT NULL,
	"token_hash" "bytea",
	"requested_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "privacy_requests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "privacy_requests_email" ON "privacy_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "privacy_requests_requested" ON "privacy_requests" USING btree ("requested_at");--> statement-breakpoint
CREATE TABLE "limits" (
	"scope" text NOT NULL,
	"key" "bytea" NOT NULL,
	"hits" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"allowed" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limits_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE INDEX "limits_updated" ON "limits" USING btree ("updated_at");--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"act" text NOT NULL,
	"order_id" uuid,
	"subject" "bytea",
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "operator_acts_at" ON "operator_acts" USING btree ("at");--> statement-breakpoint
ALTER TABLE "resend_requests" ADD COLUMN "kind" text DEFAULT 'links' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN "payment_status" text DEFAULT 'unpaid' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN "submit_text" text;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN "dispute_id" text CONSTRAINT "sandbox_sessions_dispute_id_unique" UNIQUE;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN "dispute_status" text;--> statement-breakpoint
UPDATE "sandbox_sessions" SET "payment_status" = 'paid' WHERE "status" = 'complete';
