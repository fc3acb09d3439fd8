const sessionCookie = /(?:^|;\s*)(?:__Secure-)?arremate\.session_token=[^;]/

/** Whether a request's cookies have a session, valid or not: pages for people with one show another frame. */
export const hasSessionCookie = (cookies: string | undefined): boolean =>
  cookies !== undefined && sessionCookie.test(cookies)
