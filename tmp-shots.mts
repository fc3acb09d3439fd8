import { chromium } from 'playwright-core'
import { createAccountCookie, toBrowserCookies } from '#test/support/account-cookie.ts'
import { chromiumFlags, executablePath } from '#test/support/chromium.ts'
import { dataFolder, startServerProcess } from '#test/support/server.ts'
const data = await dataFolder()
const server = await startServerProcess({ dataDir: data.path })
const cookies = toBrowserCookies(await createAccountCookie(server.url), server.url)
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
const out = '/tmp/mend18/'
const only = process.argv[2] ?? ''
try {
  const ctx = async (width: number, height: number, o: any = {}) => {
    const c = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', viewport: { width, height }, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce', hasTouch: width < 1000, isMobile: width < 1000, ...o })
    return c
  }
  const shot = async (name: string, f: () => Promise<void>) => { if (only && !name.includes(only)) return; try { await f(); console.log('ok', name) } catch (e) { console.log('FAIL', name, String(e).slice(0, 300)) } }
  for (const [w, h] of [[360, 800], [1440, 800]] as const) {
    await shot('login', async () => { const c = await ctx(w, h); const p = await c.newPage(); await p.goto('/login', { waitUntil: 'networkidle' }); await p.screenshot({ path: `${out}login-${w}.png` }); await c.close() })
    await shot('morar', async () => { const c = await ctx(w, h); const p = await c.newPage(); await p.goto('/morar?uf=GO', { waitUntil: 'networkidle' }); const f = p.getByRole('combobox', { name: 'Cidade' }); await f.click(); await f.fill('Goiânia'); await p.waitForTimeout(800); await p.screenshot({ path: `${out}morar-${w}.png` }); await c.close() })
    await shot('bid', async () => { const c = await ctx(w, h); await c.addInitScript(() => localStorage.setItem('home-profile', JSON.stringify({ parameters: { renda: '4000', entrada: '60000' }, isForLiving: true }))); const p = await c.newPage(); const list = await (await p.request.get('/api/properties?limit=1')).json(); const id = list.items?.[0]?.id; for (const t of ['lance', 'custo-total']) { await p.goto(`/${t}?imovel=${id}`, { waitUntil: 'networkidle' }); await p.screenshot({ path: `${out}${t}-${w}.png` }) } await p.goto('/search?state=GO', { waitUntil: 'networkidle' }); await p.screenshot({ path: `${out}search-${w}.png` }); await c.close() })
    await shot('onboarding', async () => { const c = await ctx(w, w === 360 ? 640 : h); await c.addCookies(cookies); const p = await c.newPage(); await p.goto('/onboarding', { waitUntil: 'networkidle' }); for (let i = 0; i < 2; i++) { await p.getByRole('button', { name: 'Continuar' }).click(); await p.waitForTimeout(300) } await p.screenshot({ path: `${out}onboarding-${w}.png` }); await c.close() })
  }
  await shot('bar', async () => { const c = await ctx(360, 640); const p = await c.newPage(); await p.route('**/*.woff2', r => r.abort()); const list = await (await p.request.get('/api/properties?limit=40')).json(); const ids = list.items.filter((x: any) => x.nextPrice).map((x: any) => x.id); console.log(ids.length); await c.addCookies(cookies); await p.goto(`/imovel/${ids[0]}`, { waitUntil: 'networkidle' }); await p.screenshot({ path: `${out}bar-360.png` }); await c.close() })
  await shot('print', async () => {
    const c = await ctx(360, 740); const p = await c.newPage()
    await c.addCookies(cookies)
    await p.addInitScript(() => { ;(window as any).asked = 0; window.print = () => { ;(window as any).asked++ } })
    const list = await (await p.request.get('/api/properties?limit=1')).json()
    const s = await c.newCDPSession(p); await s.send('Emulation.setCPUThrottlingRate', { rate: 20 }); await s.send('Network.enable'); await s.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50000, uploadThroughput: 30000 })
    for (const wait of [0, 300, 1500, 4000]) {
      await p.goto(`/imovel/${list.items[0].id}?w=${wait}`, { waitUntil: 'commit' })
      const b = p.getByRole('button', { name: 'Imprimir em uma página' }).last()
      await b.waitFor({ state: 'attached', timeout: 60000 })
      await p.waitForTimeout(wait)
      await b.evaluate(x => (x as HTMLElement).click())
      const t = Date.now()
      await p.waitForFunction(() => (window as any).asked > 0, null, { timeout: 90000 }).then(() => console.log('printed', wait, Date.now() - t), () => console.log('NOT printed', wait))
    }
    await c.close()
  })
} finally { await browser.close(); await server.stop(); await data.remove() }
