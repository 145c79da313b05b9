-- What shops are called and were called not long ago: each name once in a tenant, however it is spelled. A name stays its
-- shop's alone for 90 days after the shop took another one.

-- A name as it is compared: compatibility forms such as full width go first, then accents and what cannot be seen. The
-- lunate sigma looks like a C and is a compatibility form of another letter: it goes before them.
create function passage.shop_name_letters(name text) returns text
language sql immutable parallel safe
return trim(regexp_replace(
  regexp_replace(
    normalize(translate(name, 'Ϲϲ', 'Cc'), NFKD),
    '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f'
      || '\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f'
      || '\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]',
    '', 'g'
  ),
  '[\s\u0085\u1680\u2028\u2029\u2800]+', ' ', 'g'
));

do $$
declare
  alikes text;
  looks text;
  capitals text;
  smalls text;
begin
  -- Letters that pass for others, from Unicode's confusables.txt (UTS 39): what they pass for, then they. Both cases of a
  -- letter go where one of them does, unless the other one passes for something else.
  select string_agg(alike, '' order by alike), string_agg(repeat(look, char_length(alike)), '' order by alike)
  into alikes, looks
  from (
    values
      ('2', 'ƧϨꙄ'),
      ('3', 'ƷȜЗӠⳌꝪꞫ'),
      ('5', 'Ƽ'),
      ('6', 'б'),
      ('8', 'Ȣȣ'),
      ('a', 'ɑΑαАаᎪᗅᴀⱭꓮꭺ𐊠𖽀'),
      ('b', 'ƀƁƂƃƄƅɃɓʙΒБВЬвьѢѣҌҍᏏᏴᏼᑲᑳᖯᗷꓐꞴꮟ𐊂𐊡𐌁'),
      ('c', 'ȻȼСсҪҫᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜'),
      ('d', 'ÐðĐđƉƊƋƌɖɗԀԁᎠᏧᑯᗞᗪᴅꓒꓓꭰꮷ'),
      ('e', 'ɆɇΕЕеҼҽҾҿᎬᴇⴹꓰꬲꭼ𐊆𑢦𑢮𑣆𑣎'),
      ('f', 'ƑƒϜϝՔքᖴᵮẝꓝꜰꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂'),
      ('g', 'ƍƓǤǥɠɡɢԌԍՑցᏀᏳᏻᶃꓖꞬꮐ'),
      ('h', 'ĦħɦʜΗЋНнћҢңҺһӇӈӉӊՀհᎻᏂᏲᏺᕼⱧⱨⲎⲏꓧꚔꚕꞪꮋꮒ𐋏𐓍𐓵'),
      ('i', 'ıƖƗɨɩɪΙιІіӀᎥᵻᵼⲒⲓꙆꙇꞮꭵ𑣃'),
      ('j', 'ȷɈɉʝͿϳЈјՅյᎫᒍᴊꓙꞲꭻ'),
      ('k', 'ĸƘƙΚκКкҚқҞҟᏦᛕᴋⱩⱪⲔⲕꓗꝀꝁꮶ𐔘'),
      ('l', 'ŁłƚǀȽɫɭʟӏᏞᒪᛁⱢⳐⳑⵏꓡꓲꮮ𐊊𐌉𐐛𐑃𐔦𑢣𑢲𑣒𖼖𖼨'),
      ('m', 'ʍΜμϺϻМмӍӎᎷᗰᛖᴍⲘⲙꓟꮇ𐊰𐌑'),
      ('n', 'ƝƞȠɲɳɴΝηՈՌոռᑎᵰⲚⲛꓠꓵ𐔓'),
      ('o', 'ØøƟɵΘΟθοςσϚϛОоѲѳӨөՕօჿᎤᎾᏫᲿᴏᴑⲞⲟⴱⵁⵔꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑢨𑢵𑢷𑣈𑣕𑣗'),
      ('p', 'ƤƥΡρРрᏢᑭᴘᴩᵽⱣⲢⲣꓑꮲ𐊕'),
      ('q', 'ʠԚԛԳԶգզⵕꞯ'),
      ('r', 'ƦɌɍɼɽʀгҒғᎡᏒᖇᴦᵲⱤⲅꓣꭇꭈꭱꮁꮢ𐒴𐓜𖼵'),
      ('s', 'ƽʂЅѕՏտᏕᏚᵴꓢꜱꟅꮥꮪ𐊖𐐠𐑈𑢡𑣁𖼺'),
      ('t', 'ŦŧƬƭƮȾʈΤτТтҬҭᎢᴛᵵⱦⲦⲧꓔꭲ𐊗𐊱𐌕𑢼𖼊'),
      ('u', 'ƲɄʉʋυՍսᏌᑌᴜᵾꓴꞞꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂'),
      ('v', 'νѴѵᏙᐯᴠⴸꓦꮩ𐔝𑢠𑣀𖼈'),
      ('w', 'ƜɯѠѡѼѽԜԝԱաᎳᏇᏔᗯᴡꓪꝠꝡꮃꮗꮤ'),
      ('x', 'ΧχХхҲҳᕁᕽᚷⲬⲭⵝꓫꞳꭓꭕ𐊐𐊴𐌗𐔧'),
      ('y', 'ƔƳƴɎɏɣʏΥγУуҮүҰұყᎩᎽᲧᶌỾỿⲨⲩꓬꭚꭹꮍ𐊲𑢤𑣜𖽃'),
      ('z', 'ƵƶȤȥʐΖζᏃᴢᵶꓜꮓ𑢩𑣄𑣉'),
      ('ß', 'βᏰᏸꞵ'),
      ('þ', 'ƿǷϷϸ'),
      ('ƕ', 'Ԋԋ'),
      ('ƨ', 'ϩᴤꙅ'),
      ('ǝ', 'ƏəӘә'),
      ('ȝ', 'ʒӡჳᲳⳍꝫ'),
      ('ɋ', 'ᶐ'),
      ('ɔ', 'ͻϽᴐↃↄꬿ'),
      ('ɜ', 'зҘҙᴈ'),
      ('ɸ', 'ΦφФфՓփⲪⲫ'),
      ('ɾ', 'ᵳ'),
      ('ʃ', 'ƩΣꭍ'),
      ('ʊ', 'ᵿ'),
      ('ʌ', 'ΛλЛлӅӆᴧᴫⲖⲗ'),
      ('ʘ', 'Ꙩꙩ'),
      ('ʚ', 'Ꞝꞝ'),
      ('Γ', 'ΓГᎱᒥⲄ𖼇'),
      ('π', 'ПпᴨⲠⲡ'),
      ('ψ', 'ѰѱⲮⲯ'),
      ('ω', 'ⲰⲱꙌꙍꞶꞷ'),
      ('ϗ', 'ⳤ'),
      ('ϭ', 'Ⳝⳝ'),
      ('ж', 'Җҗ'),
      ('ш', 'Ⲽⲽ'),
      ('љ', 'ꭠ'),
      ('ҷ', 'Ӌӌ'),
      ('ᴎ', 'ͶͷИиҊҋ'),
      ('ᴙ', 'Яя'),
      ('ẟ', 'ΔδԾծⲆⲇ'),
      ('ⱶ', 'Ͱͱ'),
      ('へ', 'ヘ'),
      ('ー', '一ꟷ'),
      ('二', 'ニ'),
      ('亻', 'イ'),
      ('八', 'ハ'),
      ('力', 'カ'),
      ('卜', 'ト'),
      ('口', 'ロ'),
      ('夕', 'タ'),
      ('工', 'エ'),
      ('ꓕ', 'ʇꞱ'),
      ('ꜧ', 'ꞕ'),
      ('ꜿ', 'ͽϿ'),
      ('ꞓ', 'ƐɛεЄєԐԑⲈⲉ'),
      ('𐊨', 'Ꚛꚛ'),
      ('𐐺', 'Ꞛꞛ')
  ) as pair (look, alike);
  -- All capitals with their small letters, as lower() knows them in some locales alone.
  select string_agg(capital, '' order by capital), string_agg(small, '' order by capital) into capitals, smalls
  from (
    values
      ('ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱ', 'abcdefghijklmnopqrstuvwxyzæðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊ'),
      ('ƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨ', 'ʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩ'),
      ('ϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀ', 'ϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁ'),
      ('ҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪ', 'ҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫ'),
      ('ԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷ', 'ԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗ'),
      ('ႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏ', 'ⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟ'),
      ('ᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨ', 'ꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშ'),
      ('ᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾℲↃⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤ', 'ჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿⅎↄⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔ'),
      ('ⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊ', 'ⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋ'),
      ('ⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺ', 'ⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻ'),
      ('ꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀ', 'ꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁ'),
      ('ꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶', 'ꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞'),
      ('𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕', '𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼'),
      ('𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜', '𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼'),
      ('𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖', '𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶'),
      ('𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝', '𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿'),
      ('𞤞𞤟𞤠𞤡', '𞥀𞥁𞥂𞥃')
  ) as pair (capital, small);

  execute format(
    $body$
      create function passage.small_letters(written text) returns text
      language sql immutable parallel safe
      return translate(written, %L, %L)
    $body$,
    capitals, smalls
  );
  -- Small letters that share their capital with another one follow.
  execute format(
    $body$
      create function passage.capital_letters(written text) returns text
      language sql immutable parallel safe
      return translate(written, %L, %L)
    $body$,
    smalls || 'ıςᲀᲁᲂᲃᲄᲅᲆᲇᲈ', capitals || 'IΣВДОСТТЪѢꙊ'
  );
  -- What a name passes for in one way of writing it: look-alikes of its letters, then their case. It is cut where an index
  -- would not hold it.
  execute format(
    $body$
      create function passage.shop_name_look(written text) returns text
      language sql immutable parallel safe
      return left(
        replace(replace(replace(normalize(translate(written, %L, %L), NFKC), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 200
      )
    $body$,
    alikes || capitals, looks || translate(smalls, alikes, looks)
  );
end
$$;

-- What a name passes for as it is written, in small letters, in capitals, and with a capital at its start or at that of
-- each word: of some letters the capital and the small one pass for different letters. Two names that share one are the
-- same.
create function passage.shop_name_keys(name text) returns text[]
language sql immutable parallel safe
return (
  select array_agg(distinct passage.shop_name_look(form))
  from (
    select distinct unnest(array[
      letters,
      small,
      passage.capital_letters(letters),
      passage.capital_letters(left(small, 1)) || substr(small, 2),
      (
        select string_agg(passage.capital_letters(left(word, 1)) || substr(word, 2), '' order by place)
        from regexp_split_to_table(small, '(?<=[-‐–— .,:&+/|·''’‘"“”«»()])') with ordinality as words (word, place)
      )
    ]) as form
    from (select passage.shop_name_letters(name) as letters) as plain,
      lateral (select passage.small_letters(letters) as small) as lowered
  ) as forms
);
grant execute on function passage.shop_name_letters(text), passage.small_letters(text), passage.capital_letters(text),
  passage.shop_name_look(text), passage.shop_name_keys(text) to passage_app;

-- CreateTable
CREATE TABLE "shop_name" (
    "tenant_id" INTEGER NOT NULL DEFAULT (NULLIF(current_setting('app.tenant_id', true), ''))::int,
    "key" TEXT NOT NULL,
    "shop_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "held_until" TIMESTAMPTZ,

    CONSTRAINT "shop_name_pkey" PRIMARY KEY ("tenant_id","key")
);

-- CreateIndex
CREATE INDEX "shop_name_tenant_id_shop_id_idx" ON "shop_name"("tenant_id", "shop_id");

-- AddForeignKey
ALTER TABLE "shop_name" ADD CONSTRAINT "shop_name_tenant_id_shop_id_fkey" FOREIGN KEY ("tenant_id", "shop_id") REFERENCES "shop"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

select passage.make_tenant_table('shop_name'::regclass);
-- The keys of what the shop is called stay; the others go by their time.
create index shop_name_held_until on shop_name (tenant_id, held_until) where held_until is not null;
select passage.make_bound('shop_name', 'bounded.held_until < cutoff');

-- Since when it is called so, by the clock of whoever named it.
alter table shop add column named_at timestamptz not null default current_timestamp;

-- Of shops whose names read alike already, the eldest holds what they share; the others keep theirs until they take
-- another one.
do $$
declare
  known record;
begin
  for known in select id from tenant loop
    perform set_config('app.tenant_id', known.id::text, true);
    update shop set named_at = created_at;
    insert into shop_name (tenant_id, key, shop_id, name)
    select tenant_id, key, id, name from shop, unnest(passage.shop_name_keys(name)) as key
    where tenant_id = known.id order by id, key
    on conflict do nothing;
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

-- Whoever names a shop holds the keys of its name; those that the name before had alone are held for 90 days. All go by
-- their order, so that two shops that want one another's names wait for each other and do not lock up.
create function passage.hold_shop_name() returns trigger
language plpgsql
as $$
declare
  had text[] := '{}';
  wanted text[] := passage.shop_name_keys(new.name);
  this text;
begin
  if tg_op = 'UPDATE' then
    had := passage.shop_name_keys(old.name);
  end if;
  for this in
    select key from unnest(wanted) as key
    union
    select key from shop_name where tenant_id = new.tenant_id and shop_id = new.id and held_until is null
    order by key
  loop
    if this <> all (wanted) then
      update shop_name set held_until = new.named_at + interval '90 days'
      where tenant_id = new.tenant_id and key = this and shop_id = new.id;
      continue;
    end if;
    insert into shop_name (tenant_id, key, shop_id, name) values (new.tenant_id, this, new.id, new.name)
    on conflict (tenant_id, key) do update set shop_id = excluded.shop_id, name = excluded.name, held_until = null
    where shop_name.shop_id = excluded.shop_id or shop_name.held_until <= new.named_at;
    if not found and this <> all (had) then
      raise exception using errcode = 'unique_violation', constraint = 'shop_name_pkey', message = 'the name is held by another shop';
    end if;
  end loop;
  return null;
end
$$;
create trigger shop_holds_its_name after insert or update of name on shop for each row
  execute function passage.hold_shop_name();
