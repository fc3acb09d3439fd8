import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readServerEvents, type ServerEvent } from './server-consultant.ts'

const read = (...pieces: string[]): ServerEvent[] => {
  const events: ServerEvent[] = []
  const next = readServerEvents(event => events.push(event))
  for (const piece of pieces) next(piece)
  return events
}

describe('a stream of server-sent events', () => {
  it.each<[why: string, stream: string, events: ServerEvent[]]>([
    ['one event', 'event: text\ndata: {"text":"Oi"}\n\n', [{ name: 'text', data: '{"text":"Oi"}' }]],
    ['no name', 'data: a\n\n', [{ name: 'message', data: 'a' }]],
    [
      'CRLF',
      'event: a\r\ndata: 1\r\n\r\nevent: b\r\ndata: 2\r\n\r\n',
      [
        { name: 'a', data: '1' },
        { name: 'b', data: '2' },
      ],
    ],
    ['several lines of data', 'data: a\ndata:\ndata: b\n\n', [{ name: 'message', data: 'a\n\nb' }]],
    ['only the first space belongs to the syntax', 'data:  a\n\n', [{ name: 'message', data: ' a' }]],
    ['no space', 'event:a\ndata:1\n\n', [{ name: 'a', data: '1' }]],
    [
      'comments and unknown fields',
      ': ping\n\nid: 7\nretry: 10\nnonsense\ndata: a\n\n',
      [{ name: 'message', data: 'a' }],
    ],
    [
      'a name without data: no event, and the next event does not get that name',
      'event: a\n\ndata: 1\n\n',
      [{ name: 'message', data: '1' }],
    ],
    [
      'an event without its ending blank line is dropped',
      'data: a\n\ndata: b\n',
      [{ name: 'message', data: 'a' }],
    ],
    ['a colon in the data', 'data: {"a":"b: c"}\n\n', [{ name: 'message', data: '{"a":"b: c"}' }]],
  ])('is parsed correctly: %s', (_, stream, events) => {
    expect(read(stream)).toEqual(events)
  })

  it('gives the same events wherever it is cut', () => {
    const stream = 'event: a\r\ndata: é\r\n\r\n: x\n\nevent: b\ndata: 1\ndata: 2\n\n'
    const whole = read(stream)
    expect(whole).toHaveLength(2)
    for (let cut = 0; cut <= stream.length; cut += 1)
      expect(read(stream.slice(0, cut), stream.slice(cut))).toEqual(whole)
    expect(read(...stream)).toEqual(whole)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', ':', ' ', '\r', '\n', 'data', 'event') })),
        pieces => {
          // A CR at the end may be the first half of a CRLF.
          expect(read(...pieces, 'x')).toEqual(read(`${pieces.join('')}x`))
        },
      ),
    )
  })
})
