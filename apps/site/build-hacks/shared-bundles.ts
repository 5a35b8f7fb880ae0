/** What every page shows or needs, none of it with a style sheet of its own. */
const frame =
  /\/apps\/site\/(components\/(page-frame|page-head|plate|toaster-slot|engraved\/engraved-plate)\.tsx?|build-hacks\/quiet-scripts\.tsx|server\/context\.ts)$|preload-helper/;

/** What every page loads before it wakes, in two bundles: small ones cost a request each and pack badly. The root is none of
 * them: bundles fetched later bring the style sheets of what they import, and its sheet must stay the first. */
export const sharedBundles = {
  groups: [
    { name: "react", test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
    { name: "frame", test: frame, priority: 1 },
  ],
};
