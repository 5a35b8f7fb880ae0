/** What loaders may ask for. */
export interface SiteServices {
  readonly siteName: string;
  readonly supportEmail: string;
  /** True while payments run in the sandbox. */
  readonly sandbox: boolean;
}
