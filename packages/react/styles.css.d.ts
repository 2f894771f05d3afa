// The stylesheet has no exports. TypeScript needs this file for `import '@gatehouse/react/styles.css'`.
export {};
