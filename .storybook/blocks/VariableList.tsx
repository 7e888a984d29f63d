import { Section } from './Section'

const COLOUR = /^--yaoji-(color|tag)-/

/** The variables that the rules of the sample read; a colour has a field of it. */
export function VariableList({ variables }: { variables: readonly string[] }) {
  return (
    <Section
      title="CSS variables"
      about="The rules of these elements read them, in any of their states."
      none="None: it takes the colours around it."
      all={variables}
      first={24}
    >
      {shown => (
        <ul className="anatomy-variables">
          {shown.map(name => (
            <li key={name}>
              <span
                aria-hidden
                className="anatomy-colour"
                style={COLOUR.test(name) ? { background: `var(${name})` } : { visibility: 'hidden' }}
              />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
