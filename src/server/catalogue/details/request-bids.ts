import { readBids } from '#domain/caixa/detail/page-dispute.ts'
import type { RegisteredBids } from '#domain/property/bank-page.ts'
import { decodeList } from '../import/decode-list.ts'

/** An answer of 2,000 bids takes some 200 kB. */
const mostBytes = 500_000
const timeoutMs = 20_000

/**
 * Asks the bank for the bids registered for a property in dispute, as its page does when somebody opens them. `null` for
 * every answer that was not understood, and for none.
 * @param pageUrl the bank's page of a property: the bids have their address beside it
 * @throws the signal's reason
 */
export async function requestBids(
  id: number,
  { url: pageUrl, signal }: { url: string; signal: AbortSignal },
): Promise<RegisteredBids | null> {
  try {
    const response = await fetch(new URL('venda-online/carregaLances.asp', pageUrl), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: { Accept: 'text/html', 'User-Agent': 'Arremate/0.1 (paginas de imoveis)' },
      body: new URLSearchParams({ p_hdnProposta: '', p_hdnImovel: String(id) }),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      return null
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > mostBytes) return null
      chunks.push(chunk)
    }
    return readBids(decodeList(Buffer.concat(chunks)))
  } catch {
    signal.throwIfAborted()
    return null
  }
}
