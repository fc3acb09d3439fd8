/** Below it each list for a client has its page, `/lista/{token}`. */
export const sharedListsPath = '/lista'

const page = /^\/lista\/([^/]+)\/?$/

/** Returns the path of a list's page. */
export const writeSharedListPath = (token: string): string => `${sharedListsPath}/${token}`

/** Returns the token from the path of a list's page, as it was written; `null` for any other path. */
export const readSharedListPath = (path: string): string | null => page.exec(path)?.[1] ?? null

/**
 * Where the page's forms go without script (`application/x-www-form-urlencoded`). A reaction has the fields “item” and
 * “reaction” (“liked”, “disliked”, or empty to take it back); a question has “text”, and if wanted “item” and “name”. Both
 * lead back to the page by 303, with `sentParameter` and the listing's number as the fragment.
 */
export const sharedFormPaths = {
  reaction: (token: string): string => `${writeSharedListPath(token)}/reacao`,
  question: (token: string): string => `${writeSharedListPath(token)}/pergunta`,
} as const

/** In the address after a form: `reacao` or `pergunta` when it was taken, else the code of the refusal. */
export const sentParameter = 'enviado'

/**
 * Cookie of a visitor of lists: an unguessable UUID, for `sharedListsPath` alone, that says nothing about a person. The
 * page's script reads it, and sets it where it is missing, before the first reaction; the forms set it by themselves.
 */
export const sharedVisitorCookie = 'lista_visitante'

/** The page of this site where its owner sees what a list's visitors answered. */
export const writeSharedListAnswersLink = (id: string): string => `/mesa?lista=${id}`
