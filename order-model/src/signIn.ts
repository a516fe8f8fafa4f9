/** Where the desk asks for a mail that signs somebody in, and for a link by the code of that mail: on its own origin. */
export const SIGN_IN_PATHS = { mail: '/sign-in/mail', code: '/sign-in/code' } as const;
