import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** One request over a kept connection: milliseconds until its last byte is there. @throws unless it is answered 200 */
export function latency(url: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, response => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started)
        else reject(new Error(`${url} was answered with ${response.statusCode}`))
      })
    }).once('error', reject)
  })
}
