import { ruleTopics } from './rule.ts'
import { formatRuleDate, formatRuleValue } from './rules-in-force.ts'
import { listRules } from './rules.ts'

const introduction = `# Regras

Taxas, limites e prazos da lei, da Caixa e das cidades que aparecem nas telas ou entram nas contas, com todas as versões. Quem lê no
produto vê a página /regras; quem pergunta, \`GET /api/rules\`. Esta página é escrita por \`npm run rules\` a partir de
\`src/domain/rules/\`; uma mudança entra ali, como mais uma versão da regra, com fonte, data e dia de conferir.`

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\u00a0', ' ')

/** Writes the text of docs/RULES.md: every version of every rule by topic, in Portuguese. */
export function writeRulesPage(): string {
  const all = listRules()
  const sections = Object.entries(ruleTopics).map(([topic, title]) =>
    [
      `## ${title}`,
      '',
      '| chave | regra | vale | desde | fonte | conferir até |',
      '|---|---|---|---|---|---|',
      ...all
        .filter(rule => rule.topic === topic)
        .flatMap(rule =>
          rule.versions.map(version => {
            const { name, date } = version.source
            const said = version.conflict === undefined ? '' : ` ${version.conflict}`
            const cells = [
              `\`${rule.key}\``,
              `**${rule.name}**. ${rule.statement}${said} Vale para: ${rule.appliesTo}.`,
              formatRuleValue(rule, version),
              formatRuleDate(version.from),
              `${name} (${formatRuleDate(date)})`,
              version.review,
            ]
            return `| ${cells.map(escapeCell).join(' | ')} |`
          }),
        ),
    ].join('\n'),
  )
  return `${[introduction, ...sections].join('\n\n')}\n`
}
