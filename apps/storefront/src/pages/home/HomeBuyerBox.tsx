export function HomeBuyerBox() {
  return null
}
