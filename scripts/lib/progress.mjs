/** Prints one line for a step in progress; the returned function ends the line with the time taken. */
export function progress(label) {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1).replace('.', ',')} s`
  const live = process.stdout.isTTY
  process.stdout.write(live ? `${label}…` : `${label}…\n`)
  const ticking = live && setInterval(() => process.stdout.write(`\r${label}… ${seconds()}`), 200)
  return () => {
    if (ticking) clearInterval(ticking)
    process.stdout.write(live ? `\r${label}: ${seconds()}  \n` : `${label}: ${seconds()}\n`)
  }
}
