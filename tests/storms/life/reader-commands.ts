import { dayMs, hourMs } from "@cosmic/platform/durations";
import { sampleCheckout } from "@cosmic/shop/testing/open-test-shop";
import {
  claim,
  correct,
  corrections,
  earlier,
  hasReceipt,
  isAged,
  isCurrent,
  left,
  refundPage,
  standing,
} from "./access-model.ts";
import { betweenQuestions, command, isPageClosed, type LifeCommand, passTime, same, withLink } from "./life-command.ts";
import { isOpen, type OrderModel, refundMs, request } from "./order-model.ts";

const { email: _, ...sold } = sampleCheckout.birthData;
const birthAt = (birthTime: string) => ({ ...sold, birthCity: "São Paulo, Brazil", birthCountry: "", birthTime });
/** A time that no version of the report was written of. */
const newTime = ({ versions }: OrderModel) => `09:${String(versions.length).padStart(2, "0")}`;
const iso = (moment: number) => new Date(moment).toISOString();

export const ask = withLink("ask for the money back", async (model, { house: { one } }, secret) => {
  const answer = await one.shop.requestRefund(secret, "");
  same(answer?.ok ?? null, request(model), "the answer to the request");
});

export const correctByBuyer = withLink("correct the birth", async (model, { house: { one } }, secret) => {
  const time = newTime(model);
  const shownAfter = corrections(model);
  const answer = await one.shop.correctBirth({ secret, input: birthAt(time), shownAfter });
  const stands = standing(model, "buyer");
  if (stands === "open") correct(model, time, "buyer");
  const expected =
    stands === "open" ? { ok: true, ordinal: shownAfter + 1, used: true } : { ok: false, reason: stands };
  same(answer, stands === null ? null : expected, "the correction");
});

export const lookAtCorrection = withLink(
  "look at the page that corrects the birth",
  async (model, { house: { one } }, secret) => {
    const view = await one.shop.viewCorrection(secret);
    const expected = { standing: standing(model, "buyer"), left: left(model) };
    same(view && { standing: view.standing, left: view.left }, expected.standing && expected, "the correction's page");
    if (view && model.paidAt !== null)
      same(view.lastMoment, iso(model.paidAt + 30 * dayMs), "the last moment to correct");
  },
);

export const lookAtRefund = withLink(
  "look at the page that asks for the money back",
  async (model, { house: { one } }, secret) => {
    const view = await one.shop.viewRefund(secret);
    same(view?.state ?? null, refundPage(model), "the refund's page");
    if (view && model.paidAt !== null) same(view.lastMoment, iso(model.paidAt + refundMs), "the last moment to ask");
  },
);

export const leaveOpen = withLink("leave the page open", async (model, real, secret) => {
  real.leftOpen = await real.house.one.shop.openReportByLink(secret);
  model.leftOpen = real.leftOpen && corrections(model);
});

/** What readers look at and ask for, whatever state the order is in. */
export const readerCommands: readonly LifeCommand[] = [
  ask,
  correctByBuyer,
  leaveOpen,
  withLink(
    "correct the birth on a page shown before the last correction",
    async (model, { house: { one } }, secret) => {
      const shownAfter = corrections(model) - 1;
      const answer = await one.shop.correctBirth({ secret, input: birthAt(newTime(model)), shownAfter });
      const stands = standing(model, "buyer");
      const reason = stands === "open" ? "outdated" : stands;
      same(answer, stands === null ? null : { ok: false, reason }, "the outdated correction");
    },
  ),
  lookAtCorrection,
  lookAtRefund,
  withLink("read every version", async (model, { house: { one } }, secret) => {
    const report = await one.shop.openReportByLink(secret);
    const listed = report ? await one.shop.earlierVersions(report) : [];
    same(
      listed.map((version) => version.corrections),
      earlier(model),
      "the list of earlier versions",
    );
    for (const [number, { time }] of model.versions.entries()) {
      const book = await one.shop.openEarlierBook(secret, number);
      same(book?.document.subject.time ?? null, earlier(model).includes(number) ? time : null, `version ${number}`);
    }
    if (report) same((await one.shop.reportOfOrder(report)).subject.time, model.versions.at(-1)?.time, "the book");
    if (report) same(one.shop.hasFreshLook(report), isAged(model), "the offer of a fresh look");
  }),
  withLink("fetch the receipt", async (model, real, secret) => {
    passTime(model, real, betweenQuestions);
    same((await real.house.one.shop.openReceipt(secret)).ok, hasReceipt(model), "the receipt");
  }),
  command(
    "fetch the files of the page that was left open",
    ({ leftOpen }) => leftOpen !== null,
    async (model, { leftOpen, house: { one } }) => {
      if (leftOpen === null) return;
      // A version that was corrected or closed while its page was open gives no file any more.
      const outdated = { ok: false, reason: "outdated" };
      const [pdf, epub] = [await one.shop.pdfOfOrder(leftOpen), await one.shop.epubOfOrder(leftOpen)];
      for (const made of [pdf, epub]) {
        if (isCurrent(model)) same(made.ok, true, "a file");
        else same(made, outdated, "a file of an outdated page");
      }
    },
  ),
  command(
    "name the order and its address",
    () => true,
    async (model, { house: { one }, sale, email }) => {
      const found = await one.shop.findRefund({ order: sale.number, email }, null);
      same(found.ok ? found.refund.state : found.reason, claim(model), "what the order's number shows");
      const stranger = await one.shop.findRefund({ order: sale.number, email: "another@example.org" }, null);
      same(stranger, { ok: false, reason: "unknown" }, "what a stranger is shown");
    },
  ),
  command("ask for the links again", isPageClosed, async (model, real) => {
    // One mailbox is sent three such mails an hour.
    passTime(model, real, hourMs);
    const { house, email, secret } = real;
    const before = await house.one.shop.mailbox?.listMailbox();
    await house.one.shop.resendLinks(email);
    const { rows } = await house.one.database.pool.query<{ id: string }>(
      "select id from resend_requests where sent_at is null order by requested_at desc limit 1",
    );
    await house.runJob("resend-links", { requestId: rows[0]?.id ?? "" });
    const mails = (await house.one.shop.mailbox?.listMailbox()) ?? [];
    same(mails.length - (before?.length ?? 0), isOpen(model) ? 1 : 0, "the number of mails with links");
    const mail = isOpen(model) && mails[0] ? await house.one.shop.mailbox?.readMailboxMessage(mails[0].id) : null;
    if (mail && secret !== null) same(mail.text.includes(`/r/${secret}`), true, "that the mail has the link");
  }),
  command(
    "correct the birth as the operator",
    () => true,
    async (model, { house: { one }, sale }) => {
      const time = newTime(model);
      const place = { latitude: sold.latitude, longitude: sold.longitude, zone: sold.timezone };
      const birth = { date: sold.birthDate, time, ...place };
      const answer = await one.shop.correctOrder({ order: sale.number, birth, dry: false });
      const stands = standing(model, "operator") ?? "closed";
      same(answer.ok ? "open" : answer.reason, stands, "the operator's correction");
      if (stands === "open") correct(model, time, "operator");
    },
  ),
];
