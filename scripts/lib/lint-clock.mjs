/**
 * `house/no-clock`: forbids reading the clock in the domain, which takes the time as an argument. `new
 * Date(something)` is arithmetic and allowed.
 */
const report = (context, node) =>
  context.report({ node, message: 'The domain must not read the clock: take the instant as an argument.' })

export default {
  meta: { name: 'house' },
  rules: {
    'no-clock': {
      create: context => ({
        NewExpression(node) {
          if (node.callee.name === 'Date' && node.arguments.length === 0) report(context, node)
        },
        CallExpression(node) {
          const { callee } = node
          const object = callee.type === 'MemberExpression' ? callee.object.name : undefined
          const asks = object === 'Date' || object === 'performance'
          if (asks && callee.property.name === 'now') report(context, node)
        },
      }),
    },
  },
}
