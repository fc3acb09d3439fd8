import { describe, expect, it } from 'vitest'
import { readMailProblem } from './mail-capability.ts'

const error = (traces: object) => Object.assign(new Error('about maria@dominio.com'), traces)
const answer = (command: string, response: string, code = 'EENVELOPE') =>
  error({ code, command, response, responseCode: Number(response.slice(0, 3)) })

describe('a mail that was not accepted', () => {
  it.each([
    ['no such mailbox', answer('RCPT TO', '550 5.1.1 <m@d.com>: unknown'), 'recipient', 'RCPT TO 550 5.1.1'],
    ['a bad name', answer('RCPT TO', '553 not a mailbox'), 'recipient', 'RCPT TO 553'],
    [
      'a relay that is closed to us',
      answer('RCPT TO', '550 5.7.1 relay denied'),
      'mail',
      'RCPT TO 550 5.7.1',
    ],
    ['a greylist', answer('RCPT TO', '451 4.7.1 later'), 'mail', 'RCPT TO 451 4.7.1'],
    ['a sender that is not welcome', answer('MAIL FROM', '550 5.1.0 no'), 'mail', 'MAIL FROM 550 5.1.0'],
    [
      'a text taken for spam',
      answer('DATA', '554 5.7.1 http://x/?token=1', 'EMESSAGE'),
      'mail',
      'DATA 554 5.7.1',
    ],
    ['a server that closes', answer('RCPT TO', '421 4.3.2 bye'), 'service', 'RCPT TO 421 4.3.2'],
    ['a wrong password', answer('AUTH PLAIN', '535 5.7.8 no', 'EAUTH'), 'service', 'AUTH PLAIN 535 5.7.8'],
    [
      'a server that is down',
      error({ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }),
      'service',
      'ESOCKET ECONNREFUSED',
    ],
    ['silence', error({ code: 'ETIMEDOUT', command: 'CONN' }), 'service', 'ETIMEDOUT'],
    ['an address that cannot be written', error({ code: 'EENVELOPE', command: 'API' }), 'mail', 'EENVELOPE'],
    ['a full disk', error({ code: 'ENOSPC', path: '/mail' }), 'service', 'ENOSPC'],
    ['anything else', new TypeError('about maria@dominio.com'), 'service', 'TypeError'],
    ['something that is no error', 'maria@dominio.com', 'service', 'unknown'],
  ] as const)('because of %s', (_, thrown, cause, text) => {
    expect(readMailProblem(thrown)).toEqual({ cause, text })
  })
})
