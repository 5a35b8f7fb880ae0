import type { ReactNode } from "react";
import { PageFrame } from "../../components/page-frame.tsx";
import { Plate } from "../../components/plate.tsx";
import "./order.css";

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
