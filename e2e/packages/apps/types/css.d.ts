/** What a bundler's own types say of stylesheets. */
declare module '*.css'
