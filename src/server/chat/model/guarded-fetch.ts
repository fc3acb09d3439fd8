/**
 * A `fetch` limited to the model's server: follows no redirect, counts the bytes received, and ends an endless
 * answer.
 * @param most maximum bytes of one response
 */
export const createGuardedFetch =
  (most: number, onSent: (characters: number) => void): typeof fetch =>
  async (input, init) => {
    if (typeof init?.body === 'string') onSent(init.body.length)
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (response.body === null) return response
    let size = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.length
          if (size > most) controller.error(new Error('answered too much'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, response)
  }
