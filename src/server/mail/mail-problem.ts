/** Why a mail was not accepted. */
export interface MailProblem {
  /**
   * `recipient`: the mailbox does not exist; `mail`: this mail was refused now; `service`: the server accepts no
   * mails.
   */
  of: 'recipient' | 'mail' | 'service'
  /** For logs and the table: only codes, because texts from servers may quote addresses and links. */
  text: string
}

/** The fields nodemailer and Node add to their errors. */
interface Traces {
  code?: unknown
  originalCode?: unknown
  command?: unknown
  response?: unknown
  responseCode?: unknown
}

/** Codes of mails that nodemailer refuses without asking the server. */
const refusedHere = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])
const conversation = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])
/** No such mailbox, not here, not allowed as a name, a domain without mail (RFC 5321, RFC 7504). */
const noMailboxCodes = new Set([550, 551, 553, 556])
/** Policy (RFC 3463): "relay denied" has the same numbers and is for the operator to fix. */
const policyCodePattern = /^5\.7\./

/** Reads the error of a transport. An unknown error counts as a problem of the service, so that nothing is lost. */
export function readMailProblem(error: unknown): MailProblem {
  const { code, originalCode, command, response, responseCode } = (
    error instanceof Error ? error : {}
  ) as Traces
  const detail =
    typeof response === 'string' ? (response.match(/^\d{3}[ -]([245]\.\d+\.\d+)/)?.[1] ?? '') : ''
  const text = [responseCode ? command : code, responseCode || originalCode, detail].filter(Boolean).join(' ')
  return { of: culprit(), text: text || (error instanceof Error ? error.name : 'unknown') }

  function culprit(): MailProblem['of'] {
    if (typeof responseCode !== 'number') return refusedHere.has(String(code)) ? 'mail' : 'service'
    if (!conversation.has(String(command)) || responseCode === 421) return 'service'
    return command === 'RCPT TO' && noMailboxCodes.has(responseCode) && !policyCodePattern.test(detail)
      ? 'recipient'
      : 'mail'
  }
}
