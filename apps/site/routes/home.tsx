import { m } from "../generated/paraglide/messages.js";

export default function Home() {
  return <main className="wrap">{m.frame_skip()}</main>;
}
