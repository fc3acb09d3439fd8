import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasSessionCookie } from './session-cookie.ts'

const names = ['arremate.session_token', '__Secure-arremate.session_token', '__Host-arremate.session_token']

describe('the cookies of a request', () => {
  it.each([
    ['arremate.session_token=abc.def', true],
    ['__Secure-arremate.session_token=abc', true],
    ['theme=dark; arremate.session_token=abc; a=b', true],
    ['theme=dark;arremate.session_token=abc', true],
    ['theme=dark;  \tarremate.session_token=%20', true],
    ['arremate.session_token=; arremate.session_token=abc', true],
    ['arremate.session_token=', false],
    ['arremate.session_token=; a=b', false],
    ['arremate.session_token', false],
    ['arremate_session_token=abc', false],
    ['xarremate.session_token=abc', false],
    ['x-__Secure-arremate.session_token=abc', false],
    ['__Host-arremate.session_token=abc', true],
    ['__Other-arremate.session_token=abc', false],
    ['ARREMATE.SESSION_TOKEN=abc', false],
    ['arremate.session_token_2=abc', false],
    ['a=arremate.session_token=abc', false],
    ['a="x, arremate.session_token=abc"', false],
    ['=; ;;', false],
    ['', false],
    [undefined, false],
  ])('%j have a session: %s', (cookies, has) => {
    expect(hasSessionCookie(cookies)).toBe(has)
  })

  it('have one exactly when a cookie of its name has a value, whatever stands around it', () => {
    const name = fc.constantFrom(
      ...names,
      'a',
      'arremate.session_data',
      'token',
      `x${names[0]}`,
      `${names[1]}2`,
    )
    const value = fc.oneof(fc.constant(''), fc.stringMatching(/^[\x21-\x3a\x3c-\x7e]{1,12}$/))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), fc.constantFrom(';', '; ', ';   '), (cookies, between) => {
        const header = cookies.map(([cookieName, text]) => `${cookieName}=${text}`).join(between)
        const has = cookies.some(([cookieName, text]) => names.includes(cookieName) && text !== '')
        expect(hasSessionCookie(header)).toBe(has)
      }),
    )
  })

  it('are read in whatever text a client sends', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'a=;, \t"\0\u{1F600}arremate.session_token'), maxLength: 60 }),
        text => {
          expect(hasSessionCookie(`${text};arremate.session_token=1`)).toBe(true)
          expect(hasSessionCookie(text.replaceAll('=', ''))).toBe(false)
        },
      ),
    )
  })
})
