/** An account of a test, and what no page that is kept may contain. */
export interface TracedAccount {
  cookie: string
  /** Names, addresses, ids and words that only this account has. */
  secrets: readonly string[]
}

/** Asks for a page, as a visitor (`null`) or with an account's cookie, in this encoding. */
type GetPage = (path: string, cookie: string | null, encoding: string) => Promise<Response>

interface Answer {
  who: string
  status: number
  headers: Headers
  body: string
}

const encodings = ['identity', 'br']

/** Writes a secret in the forms in which a page could contain it. */
const writtenForms = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  secret.replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
  secret.replaceAll("'", '&#x27;'),
  JSON.stringify(secret).slice(1, -1),
]

const isSame = (one: Answer, other: Answer): boolean => one.status === other.status && one.body === other.body

/** An answer that depends on the session must not be kept for others by anything between. */
const isKeptByOthers = ({ headers }: Answer): boolean =>
  /public|s-maxage/.test(headers.get('cache-control') ?? '') && !/cookie/i.test(headers.get('vary') ?? '')

/** Whether the answer is a page of the account that asks for it, which no cache may keep. */
const isOwn = ({ headers }: Answer): boolean =>
  headers.get('cache-control') === 'private, no-store' && !headers.has('etag')

function compareAnswers(visitor: Answer, again: Answer, first: Answer, second: Answer): string[] {
  const isFrame = !isSame(visitor, first)
  return [
    ...(isSame(visitor, again) ? [] : ['a visitor gets other bytes after accounts have asked']),
    ...(isSame(first, second) || (isOwn(first) && isOwn(second)) ? [] : ['two accounts get different bytes']),
    ...(isFrame && [first, second].some(isKeptByOthers) ? ['what accounts get may be kept for others'] : []),
  ]
}

function findSecrets({ who, body, headers }: Answer, accounts: readonly TracedAccount[]): string[] {
  const content = (body + [...headers.values()].join('\n')).toLowerCase()
  const found = accounts
    .flatMap(({ secrets }) => secrets)
    .filter(secret => writtenForms(secret).some(form => content.includes(form.toLowerCase())))
  return [
    ...found.map(secret => `contains "${secret}" for ${who}`),
    ...(headers.has('set-cookie') ? [`sets a cookie for ${who}`] : []),
  ]
}

/**
 * Asks for each page as a visitor and as two accounts, in either order, in every encoding that is kept. Returns what is
 * wrong as "path (encoding): problem": bytes that differ between two accounts, or between a visitor before and after
 * them, or that contain anything of an account. Accounts may get another page than visitors if it is the same for both, or
 * kept by nobody.
 */
export async function findAccountTraces(
  get: GetPage,
  paths: readonly string[],
  accounts: readonly [TracedAccount, TracedAccount],
): Promise<string[]> {
  const [one, other] = accounts
  const ask = async (path: string, who: string, cookie: string | null, encoding: string): Promise<Answer> => {
    const { status, headers, ...rest } = await readAnswer(await get(path, cookie, encoding))
    return { who, status, headers, ...rest }
  }
  const problems: string[] = []
  for (const [at, path] of paths.entries()) {
    for (const encoding of encodings) {
      // Every other page is requested first by an account, so that the copy kept for visitors is made from its request.
      const early = at % 2 === 0 ? [] : [await ask(path, 'an account that asks first', one.cookie, encoding)]
      const visitor = await ask(path, 'a visitor', null, encoding)
      const first = await ask(path, 'the first account', one.cookie, encoding)
      const second = await ask(path, 'the second account', other.cookie, encoding)
      const again = await ask(path, 'a visitor after accounts', null, encoding)
      const found = [
        ...compareAnswers(visitor, again, first, second),
        ...[...early, visitor, first, second, again].flatMap(answer => findSecrets(answer, accounts)),
      ]
      problems.push(...found.map(problem => `${path} (${encoding}): ${problem}`))
    }
  }
  return problems
}

const readAnswer = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  body: await response.text(),
})
