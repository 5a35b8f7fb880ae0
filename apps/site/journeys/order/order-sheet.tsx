import type { ReactNode } from "react";
import { PageFrame } from "../../components/page-frame.tsx";
import { Plate } from "../../components/plate.tsx";
import "./order.css";

interface OrderSheetProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The plate on which a customer's page about an order or its data stands. */
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
