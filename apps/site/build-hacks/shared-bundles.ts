/** Modules every page needs; none of them has a style sheet of its own. */
const frame =
  /\/apps\/site\/(components\/(layout\/page-frame|layout\/page-head|drawings\/plate|toasts\/toaster-slot|engraved\/engraved-plate)\.tsx?|build-hacks\/quiet-scripts\.tsx|server\/context\.ts)$|preload-helper/;

/**
 * What every page loads before hydration, in two bundles: small files cost a request each and compress badly. Not the
 * root: lazy bundles pull in the style sheets of what they import, and the root's must stay first. Gain: 3.6 KB on the
 * landing page, which would not fit its 120 KB without. Delete it when the bundler merges small chunks that are always
 * loaded together.
 */
export const sharedBundles = {
  groups: [
    { name: "react", test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
    { name: "frame", test: frame, priority: 1 },
  ],
};
