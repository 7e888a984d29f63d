import '@yaoji/ui/styles.css'

/** `data:,` avoids a request for an icon. */
export const metadata = { title: '另一家店', icons: 'data:,' }

export default function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  )
}
