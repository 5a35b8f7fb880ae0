import type { ShownReview } from "@cosmic/shop/reviews/public-reviews";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import type { LandingSky } from "./landing-sky.server.ts";
import { Hero } from "./sections/hero.tsx";
import { HowItWorks } from "./sections/how-it-works.tsx";
import { LastCall } from "./sections/last-call.tsx";
import { Questions } from "./sections/questions.tsx";
import { ReportTeaser } from "./sections/report-teaser.tsx";
import { SkyToday } from "./sections/sky-today.tsx";
import { Stats } from "./sections/stats.tsx";
import { WhyChoose } from "./sections/why-choose.tsx";
import { Testimonials } from "./voices/testimonials.tsx";
import "./landing.css";

interface LandingProps {
  readonly sky: LandingSky;
  /** The price of a report, in the visitor's number format. */
  readonly price: string;
  /** The latest reviews; none while there are too few. */
  readonly reviews: readonly ShownReview[];
}

/** The landing page, top to bottom. */
export function LandingPage({ sky, price, reviews }: LandingProps) {
  return (
    <PageFrame header="full" claims>
      <Hero sky={sky} price={price} />
      <SkyToday today={sky.today} />
      <Stats />
      <HowItWorks />
      <ReportTeaser sky={sky} />
      <Testimonials latest={reviews} />
      <WhyChoose />
      <Questions />
      <LastCall sky={sky} price={price} />
    </PageFrame>
  );
}
