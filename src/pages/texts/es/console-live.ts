export const consoleLive = {
  'console.live.button': 'En vivo',
  'console.live.waiting': 'Esperando entregas',
  'console.live.counted': 'Cambios hasta ahora: {count}',
  'console.live.again': 'Se perdió la conexión. Conectando de nuevo.',
  'console.live.lost': 'La lista en vivo ha terminado. Vuelva a cargar la página.',
  'console.find.count': '{count, plural, one {# resultado} other {# resultados}}',
} as const;
