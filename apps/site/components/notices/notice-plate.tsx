import { type ReactNode, Suspense } from "react";
import { Plate } from "../drawings/plate.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import "./notices.css";

/** A full-page notice: picture above, text and actions below. */
export function NoticePlate(props: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <PageFrame header="full">
      <div className="wrap sec notice">
        <Plate>
          <div className="notice-picture">
            <Suspense>{props.picture}</Suspense>
          </div>
          <div className="notice-words">{props.children}</div>
        </Plate>
      </div>
    </PageFrame>
  );
}
