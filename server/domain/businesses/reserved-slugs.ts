/** Words that cannot be slugs: our own URLs, and words that could be mistaken for them. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  `about account accounts admin analytics api app assets auth auth-old billing blog business
  business-edit business-ready business-setup business-share businesses confirm-feedback-address contact dashboard delete demo docs edit
  errors favicon feedback help healthz home inbox index landing legal login logos logout mail new
  null official openapi opt-in-policy privacy privacy-policy qr readyz register reset-password review
  review-shield reviews robots search security settings setup share sign-in sign-up signin signup
  sitemap static status support system terms terms-of-service thumbs-up-down true false undefined
  user users verify www`.split(/\s+/),
);
