import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("accuracy", "routes/accuracy.tsx"),
  route("success", "routes/success.tsx"),
  route("r/:secret", "routes/report.tsx"),
  route("mailbox", "routes/mailbox.tsx"),
  route("mailbox/:id", "routes/mailbox-message.tsx"),
  route("sandbox/pay/:session", "routes/sandbox-pay.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
