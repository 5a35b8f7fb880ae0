import type { ReactNode } from "react";
import { Plate } from "../../../components/drawings/plate.tsx";
import { PageFrame } from "../../../components/layout/page-frame.tsx";
import "./order-sheet.css";

interface OrderSheetProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The card for customer pages about an order or its data. */
export function OrderSheet({ title, children }: OrderSheetProps) {
  return (
    <PageFrame>
      <div className="wrap sec order-sheet">
        <Plate>
          <div>
            <h1>{title}</h1>
            {children}
          </div>
        </Plate>
      </div>
    </PageFrame>
  );
}
