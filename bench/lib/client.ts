import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/**
 * Sends one request over a kept-alive connection and returns the milliseconds until its last byte.
 * @throws unless the status is 200
 */
export function measureLatency(url: string): Promise<number> {
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
