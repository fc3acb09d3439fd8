/** An OpenAI-compatible server. */
export interface ModelSettings {
  /** Up to and with its version, as `https://api.example.com/v1`. */
  baseUrl: string
  name: string
  /** Some servers at home ask for none. */
  key: string | null
}
