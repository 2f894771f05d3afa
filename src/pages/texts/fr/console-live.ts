export const consoleLive = {
  'console.live.button': 'En direct',
  'console.live.waiting': 'En attente de livraisons',
  'console.live.counted': 'Changements jusqu’ici : {count}',
  'console.live.again': 'La connexion est interrompue. Nouvelle connexion en cours.',
  'console.live.lost': 'La liste en direct est terminée. Rechargez la page.',
  'console.find.count': '{count, plural, one {# résultat} other {# résultats}}',
} as const;
