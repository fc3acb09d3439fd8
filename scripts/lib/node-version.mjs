/** The oldest supported Node version; the same as `engines` in package.json. */
const needed = [20, 19]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `O Arremate precisa do Node ${needed.join('.')} ou mais novo; este é o ${process.version}. Atualize em https://nodejs.org e tente de novo.`,
  )
  process.exit(1)
}
