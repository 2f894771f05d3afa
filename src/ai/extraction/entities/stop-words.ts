/** Frequent function words of several languages. They divide a text into phrases and are never entities themselves. */
const LISTS = [
  // English
  `a about above according across after again against all almost along already also although always am among an and another any
  are around as at away back be became because become been before being below between both but by came can cannot case could did
  different do does doing done down due during each either else enough etc even ever every few first following for found from
  further gave general get give given go good had has have having he hence her here him his how however i if in including indeed
  instead into is it its itself just keep kept know known large last least less let like likely made main make making many may
  me might more moreover most much must my near need neither never new next no nor not nothing now obtained of off often on once
  one only onto or other others our out over own part per perhaps please possible present put quite rather recent recently
  same second see seem seen several shall she should show showed shown shows since small so some such take taken than that
  the their them then there thereby therefore these they thing this those though three through throughout thus to together
  too toward towards two under until up upon us use used useful uses using usually various very via want was way we well were
  what when where whereas whether which while who whole whose why will with within without would yet you your`,
  // German
  `aber alle allem allen aller als also am an auch auf aus bei beim bin bis da damit dann das dass dem den der des dich die dies
  diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwa für gegen haben hat hatte hier
  ich ihm ihn ihr ihre im in ist ja jede jeder jedes kann kein keine können man mehr mich mit muss müssen nach nicht noch nur ob
  oder ohne sehr sein seine sich sie sind so soll sowie über um und uns unser unter vom von vor war waren was weil welche wenn
  werden wie wir wird wo wurde wurden zu zum zur zwischen`,
  // French
  `au aux avec ce ces cet cette comme dans de des donc du elle elles en entre est et être eux il ils je la le les leur leurs lui
  mais même ne nos notre nous on ont ou où par pas plus pour qu que quel quelle qui sa sans se ses si son sont sous sur très tu un
  une vos votre vous`,
  // Spanish and Portuguese
  `al ao aos así cada com como con da das del desde dos ela ele ella ellas ellos entre era es esa ese eso esta está estar este
  esto foi fue ha hasta hay isso isto la las lo los más mas mesmo muy na nas no nos não o onde os otra otro para pela pelo pero
  por porque qual quando que quien são se sem ser si sin sobre su sua suas sus também también um uma una unas uno unos ya`,
  // Italian
  `agli ai al alla alle anche che chi ci come con da dal dalla dei del della delle di dove e ed gli ha hanno il loro ma nel nella
  nelle non ogni per perché più quale quando quello questa questo sono suo sul sulla tra tutti tutto`,
  // Dutch, Swedish, Danish and Norwegian
  `aan als bij daar dan dat de deze die dit een het hij hun ik is je kan maar meer met na naar niet nog om ook op over te
  tot uit van veel voor waar was wat worden wordt zich zij zijn zo att av den det detta efter eller en ett från för hade han har
  hon i inte med men och om på som till under var vid är af blev ikke jeg kunne og seg skal til ved vi`,
];

export const STOP_WORDS: ReadonlySet<string> = new Set(LISTS.flatMap((list) => list.split(/\s+/)));
