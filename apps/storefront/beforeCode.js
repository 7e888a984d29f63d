/*
 * A page that the service rendered is shown before its code is there. What is pressed or sent until then is kept and
 * pressed or sent again when the code has taken the page over, and what was typed is entered again: nothing is lost, and no
 * number that is shown differs from the one that is added. Links and the search need no code. The build puts this into
 * `index.html`.
 */
if (document.documentElement.dataset.rendered !== undefined) {
  const again = []
  const keep = event => {
    const target = event.target
    if (target.closest('a[href], button[type="submit"]')) return
    event.preventDefault()
    event.stopPropagation()
    again.push(() => target.isConnected && target.click())
  }
  // The search has an address of its own. Any other form is sent by the code.
  const hold = event => {
    const form = event.target
    if (form.hasAttribute('action')) return
    event.preventDefault()
    again.push(() => form.isConnected && form.requestSubmit())
  }
  addEventListener('click', keep, true)
  addEventListener('submit', hold, true)
  addEventListener(
    'yaoji:taken-over',
    () => {
      removeEventListener('click', keep, true)
      removeEventListener('submit', hold, true)
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
      for (const field of document.querySelectorAll('input:not([type="radio"], [type="checkbox"])')) {
        const typed = field.value
        if (typed === field.defaultValue) continue
        // React takes over at once what an event happens to, and then compares with what it knows of the field.
        for (const text of [field.defaultValue, typed]) {
          setValue.call(field, text)
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
        if (field !== document.activeElement)
          field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }
      // One after the other, each when what the last one changed is shown.
      for (const repeat of again) setTimeout(repeat)
    },
    { once: true },
  )
}
