// The page before its pages were rendered by the server: it draws everything itself and follows the worker's versions.
const root = document.getElementById('root')
root.innerHTML = '<h1>Versão anterior</h1><button type="button">Mais</button><p></p>'
root.querySelector('button').addEventListener('click', () => {
  import('./later-BTIQjcrw.js').then(
    ({ words }) => (root.querySelector('p').textContent = words),
    () => (root.querySelector('p').textContent = 'Parte da página não carregou'),
  )
})

function isOurs(worker) {
  const files = [...document.querySelectorAll('script[type=module][src]')].map(({ src }) => src)
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage({ type: 'is yours', files }, [port2])
  })
}

const container = navigator.serviceWorker
let controlled = container.controller !== null

container.addEventListener('controllerchange', async () => {
  const first = !controlled
  controlled = true
  if (!first && !(await isOurs(container.controller))) window.location.reload()
})

async function offer(waiting) {
  if (!waiting || !controlled) return
  if (await isOurs(waiting)) {
    waiting.postMessage({ type: 'take over if alone' })
    return
  }
  const take = document.createElement('button')
  take.textContent = 'Atualizar'
  take.addEventListener('click', () => waiting.postMessage({ type: 'take over' }))
  document.body.append(take)
}

const offerInstalled = ({ target }) => {
  if (target.state === 'installed') void offer(target)
}
const registration = await container.register('/sw.js')
const watchInstalling = () => registration.installing?.addEventListener('statechange', offerInstalled)
registration.addEventListener('updatefound', watchInstalling)
watchInstalling()
void offer(registration.waiting)
