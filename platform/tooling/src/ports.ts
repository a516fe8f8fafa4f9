/** The ports of this machine. The remotes' development ports stand in the registry of `@site/contracts/remotes`. */
export const ports = {
  /** `npm start`. */
  site: 8080,
  /** The order desk beside it. */
  desk: 8081,
  /** What `npm run site -- preview … --to local` shows. */
  preview: 8082,
  /** The shell under `npm run dev`. */
  shellDev: 3000,
  /** `npm run dev -- gallery`. */
  gallery: 3010,
  /** `npm run dev -- desk`. */
  deskDev: 3011,
} as const;
