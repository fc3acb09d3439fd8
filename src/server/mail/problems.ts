/** Why a mail was not taken. */
export interface MailProblem {
  /** `recipient`: there is no such mailbox, ever; `mail`: this one, now; `service`: nobody to give any mail to. */
  of: 'recipient' | 'mail' | 'service'
  /** For logs and the table: codes alone, as what servers write may quote addresses and links. */
  text: string
}

/** What nodemailer and Node put on their errors. */
interface Traces {
  code?: unknown
  originalCode?: unknown
  command?: unknown
  response?: unknown
  responseCode?: unknown
}

/** Codes with which nodemailer refuses a mail by itself, without asking the server. */
const refusedHere = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])
const conversation = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])
/** No such mailbox, not here, not allowed as a name, a domain without mail (RFC 5321, RFC 7504). */
const noMailbox = new Set([550, 551, 553, 556])
/** Policy (RFC 3463): "relay denied" comes with the same numbers, and is our side's to mend. */
const policy = /^5\.7\./

/** Reads the error of a transport. What it does not know counts as trouble with the service, so nothing is lost. */
export function problemOf(error: unknown): MailProblem {
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
    return command === 'RCPT TO' && noMailbox.has(responseCode) && !policy.test(detail) ? 'recipient' : 'mail'
  }
}
