-- Who asked for the newsletter, and whether they confirmed it.
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"consent_version" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirm_hash" "bytea",
	"leave_hash" "bytea",
	"sealed_leave" text,
	"mailed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "newsletter_subscriptions_leave_hash_unique" UNIQUE("leave_hash")
);
--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_email" ON "newsletter_subscriptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_requested" ON "newsletter_subscriptions" USING btree ("requested_at");
