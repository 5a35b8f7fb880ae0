-- Reviews by buyers, and the one mail that asks for each. The version before knows neither table.
CREATE TABLE "review_invitations" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"secret_hash" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"result" text,
	"last_failure" text,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"sandbox" boolean NOT NULL,
	CONSTRAINT "review_invitations_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"stars" smallint,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"sandbox" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"held_for" text,
	"held_note" text,
	"held_at" timestamp with time zone,
	CONSTRAINT "reviews_id_unique" UNIQUE("id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_held" CHECK ("reviews"."held_for" in ('law','privacy')),
	CONSTRAINT "reviews_held_note" CHECK (("reviews"."held_for" is null) = ("reviews"."held_note" is null))
);
--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "review_invitations_open" ON "review_invitations" USING btree ("due_at") WHERE "review_invitations"."result" is null;
--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("written_at","id") WHERE "reviews"."stars" is not null and "reviews"."held_for" is null;
