import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const STYLE = `
  body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; color: #1b1b1b; background: #e9e9e9; }
  section { margin: 2rem 0; padding: 1rem; background: #fff; }
  h2 { margin: 0 0 .75rem; font-size: 1rem; }
  .views { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  figure { flex: 1 1 0; min-width: 0; margin: 0; }
  img { max-width: 100%; border: 1px solid #bbb; }
`

/**
 * Writes one page that shows every picture that differs: before, after, difference.
 * @param {Array<{ name: string } & import('./compare.mjs').Comparison>} results
 * @param {{ folder: string, before: string, after: string, title: string }} options `before` and `after` are the
 * folders of the pictures
 * @returns {string} the page's address
 */
export function writeReport(results, { folder, before, after, title }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sections = results.map(result => {
    const { name, kind } = result
    const shown = []
    if (kind !== 'new') shown.push(copy(join(before, `${name}.png`), folder, `${name}.before.png`))
    if (kind !== 'removed') shown.push(copy(join(after, `${name}.png`), folder, `${name}.after.png`))
    if (kind === 'changed') {
      writeFileSync(join(folder, `${name}.difference.png`), result.difference)
      shown.push(`${name}.difference.png`)
    }
    return section(result, shown)
  })
  const page = join(folder, 'index.html')
  writeFileSync(page, pageOf(title, sections))
  return pathToFileURL(page).href
}

function copy(from, folder, name) {
  copyFileSync(from, join(folder, name))
  return name
}

function section({ name, kind, pixels }, files) {
  const figures = files.map(file => {
    const caption = file.split('.').at(-2)
    return `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${file}" alt="${name}, ${caption}"></figure>`
  })
  const size = pixels === undefined ? '' : `, ${pixels} pixels`
  return `<section><h2>${name.replaceAll('.', ' · ')}: ${kind}${size}</h2><div class="views">${figures.join('')}</div></section>`
}

function pageOf(title, sections) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1>
${sections.join('\n')}
</html>
`
}
