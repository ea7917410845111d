// Written by "npm run codegen" from schemas/. Do not edit: edit the schema and run it again.

// <stdin>
var activityCards = validate11, schema12 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "activity-cards.schema.json", title: "ActivityCards", description: "Cards that lead to the pages of the site.", type: "object", additionalProperties: !1, properties: { $schema: { type: "string", role: "machine", description: 'The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/activity-cards.schema.json".' }, data: { description: 'One record for each card. Example: [{ "title": "Nature Club", "url": "activities/nature-club" }].', type: "array", items: { title: "ActivityCard", description: "A card with a picture and a title.", type: "object", additionalProperties: !1, properties: { img: { $ref: "common.schema.json#/definitions/imagePath" }, title: { type: "string", description: 'The words on the card. Example: "Nature Club".', pattern: "\\S" }, url: { $ref: "common.schema.json#/definitions/pageLink" }, sample: { $ref: "common.schema.json#/definitions/sample" } }, required: ["title", "url"] } } }, required: ["data"] }, schema14 = { title: "ImagePath", description: 'A picture in the public folder. Example: "images/sample/library-1.jpg".', type: "string", role: "picture", pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, schema15 = { title: "PageLink", description: 'The address of a page of this site to which a card leads. Example: "activities/nature-club".', type: "string", role: "link", pattern: "^/?[^/\\s](.*[^/\\s])?/?$" }, schema16 = { title: "Sample", description: 'true marks sample content: invented text that must be replaced before the site is published. "npm run check -- --release" lists it. Example: true.', type: "boolean" }, pattern0 = new RegExp("^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", "u"), pattern1 = new RegExp("\\S", "u"), pattern2 = new RegExp("^/?[^/\\s](.*[^/\\s])?/?$", "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "data")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema12, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.$schema.type, parentSchema: schema12.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.title === void 0) {
              let err3 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema12.properties.data.items.required, parentSchema: schema12.properties.data.items, data: data2 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data2.url === void 0) {
              let err4 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema12.properties.data.items.required, parentSchema: schema12.properties.data.items, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            for (let key1 in data2)
              if (!(key1 === "img" || key1 === "title" || key1 === "url" || key1 === "sample")) {
                let err5 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema12.properties.data.items, data: data2 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            if (data2.img !== void 0) {
              let data3 = data2.img;
              if (typeof data3 == "string") {
                if (!pattern0.test(data3)) {
                  let err6 = { instancePath: instancePath + "/data/" + i0 + "/img", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data3 };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              } else {
                let err7 = { instancePath: instancePath + "/data/" + i0 + "/img", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data3 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data2.title !== void 0) {
              let data4 = data2.title;
              if (typeof data4 == "string") {
                if (!pattern1.test(data4)) {
                  let err8 = { instancePath: instancePath + "/data/" + i0 + "/title", schemaPath: "#/properties/data/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema12.properties.data.items.properties.title, data: data4 };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
              } else {
                let err9 = { instancePath: instancePath + "/data/" + i0 + "/title", schemaPath: "#/properties/data/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.data.items.properties.title.type, parentSchema: schema12.properties.data.items.properties.title, data: data4 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data2.url !== void 0) {
              let data5 = data2.url;
              if (typeof data5 == "string") {
                if (!pattern2.test(data5)) {
                  let err10 = { instancePath: instancePath + "/data/" + i0 + "/url", schemaPath: "common.schema.json#/definitions/pageLink/pattern", keyword: "pattern", params: { pattern: "^/?[^/\\s](.*[^/\\s])?/?$" }, message: 'must match pattern "^/?[^/\\s](.*[^/\\s])?/?$"', schema: "^/?[^/\\s](.*[^/\\s])?/?$", parentSchema: schema15, data: data5 };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/data/" + i0 + "/url", schemaPath: "common.schema.json#/definitions/pageLink/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data5 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data2.sample !== void 0) {
              let data6 = data2.sample;
              if (typeof data6 != "boolean") {
                let err12 = { instancePath: instancePath + "/data/" + i0 + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data6 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
          } else {
            let err13 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.data.items.type, parentSchema: schema12.properties.data.items, data: data2 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.data.type, parentSchema: schema12.properties.data, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
var camp = validate13, schema17 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "camp.schema.json", title: "CampList", description: "The outreach camps, month by month.", type: "object", additionalProperties: !1, properties: { $schema: { type: "string", role: "machine", description: 'The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/camp.schema.json".' }, data: { description: 'The records of the page, usually one. Example: [{ "club": "Outreach camps", "programme": [{ "title": "Camp a Day, January 2025", "url": "activities/camp/january-2025" }] }].', type: "array", items: { title: "CampRecord", description: "The outreach camps with their months.", type: "object", additionalProperties: !1, properties: { club: { type: "string", description: 'The heading of the page. Example: "Outreach camps".', pattern: "\\S" }, desc: { type: "string", description: 'The text under the heading. An empty line starts a new paragraph. Example: "Every month the students hold camps in the villages around the college."', pattern: "\\S" }, list: { description: 'The list under the heading Objectives. Example: ["To measure blood pressure and blood sugar", "To teach first aid"].', type: "array", items: { $ref: "common.schema.json#/definitions/listItem" } }, list2Heading: { type: "string", description: 'The heading of list2. Without it the list stands under "More". Example: "What we do".', pattern: "\\S" }, list2: { description: 'A list of points. Example: [{ "li": "Neyyattinkara" }, { "li": "Balaramapuram" }].', type: "array", items: { $ref: "common.schema.json#/definitions/listItem" } }, list3Heading: { type: "string", description: 'The heading of list3. Without it the list stands under "More". Example: "What to bring".', pattern: "\\S" }, list3: { description: 'A second list of points. Example: ["Eye tests with the health centre"].', type: "array", items: { $ref: "common.schema.json#/definitions/listItem" } }, subhead: { description: 'Groups of a sub-heading and its text. Example: [{ "subheading": "Who may come", "description": "Everyone; the camps are free." }].', type: "array", items: { $ref: "common.schema.json#/definitions/subheadGroup" } }, liclass: { description: 'How the lists are marked. bullets, numbers, ticks or plain. Example: "ticks".', type: "string", enum: ["bullets", "numbers", "ticks", "plain"] }, sectiondisp: { description: 'How the programmes are shown. cards: a grid with pictures. rows: a plain list. hidden: not shown. Example: "cards".', type: "string", enum: ["cards", "rows", "hidden"] }, report: { description: 'Reports, shown as buttons that open in a new tab. Example: [{ "title": "Camp report 2024", "url1": "documents/camp-report-2024.pdf" }].', type: "array", items: { $ref: "common.schema.json#/definitions/report" } }, headings: { $ref: "common.schema.json#/definitions/headings" }, columns: { description: 'The columns of the tables of all entries. Without it: Date, Place, Organised By and Name of Students. Example: ["Day", "Stop", "Time"].', type: "array", minItems: 1, maxItems: 12, items: { type: "string", description: 'A column. Example: "Stop".', pattern: "\\S" } }, sample: { $ref: "common.schema.json#/definitions/sample" }, programme: { description: 'The months: each gets a card here and a page of its own. Newest first. Example: [{ "title": "Camp a Day, January 2025", "url": "activities/camp/january-2025" }].', type: "array", items: { $ref: "#/definitions/campProgramme" } } }, required: [], minProperties: 1 }, minItems: 1 } }, required: ["data"], definitions: { campProgramme: { title: "CampProgramme", description: "The camps of one month.", type: "object", additionalProperties: !1, properties: { url: { $ref: "common.schema.json#/definitions/pagePath" }, title: { type: "string", description: 'The heading of the page. Example: "Camp a Day, January 2025".', pattern: "\\S" }, date: { $ref: "common.schema.json#/definitions/date" }, thumbnail: { $ref: "common.schema.json#/definitions/imagePath" }, table: { description: 'The rows of the table, a cell for each of the columns. A cell that spans rows is left out of the rows below it. Example: [[{ "text": "04-01-2025" }, { "text": "Balaramapuram" }, { "text": "Department of Physics" }, { "text": "Students of the third year" }]].', type: "array", items: { description: 'The cells of one row. Example: [{ "text": "04-01-2025" }, { "text": "Balaramapuram" }, { "text": "Department of Physics" }, { "text": "Students of the third year" }].', type: "array", minItems: 1, maxItems: 12, items: { title: "CampCell", description: 'A cell of the table: its text, in "text" or as older files have it in "dat", and how many rows it spans, in "rowSpan" or "s1".', type: "object", additionalProperties: !1, properties: { text: { type: "string", role: "cell", description: 'What the cell says. Example: "04-01-2025".' }, rowSpan: { description: "How many rows the cell spans. Example: 3.", type: "integer", minimum: 1, maximum: 200 }, bold: { description: "true prints the cell in bold. Example: true.", type: "boolean" }, dat: { type: "string", role: "cell", description: 'What the cell says, as "text". Example: "Balaramapuram".' }, s1: { description: 'How many rows the cell spans, as "rowSpan". Example: 3.', type: "integer", minimum: 1, maximum: 200 } }, required: [] } } }, images: { description: 'The pictures of the month, each with a caption. Example: [{ "src": "images/camp/january-2025-1.jpg", "caption": "Students taking blood pressure at Balaramapuram" }].', type: "array", items: { $ref: "common.schema.json#/definitions/image" } }, sample: { $ref: "common.schema.json#/definitions/sample" } }, required: ["url", "title"] } } }, schema18 = { title: "ListItem", description: 'An item of a list: its text, or an object with the text in li. Example: "To serve the sick".', oneOf: [{ type: "string", description: 'The text of the item. Example: "To serve the sick".', pattern: "\\S" }, { title: "LiItem", description: "An item with its text in li.", type: "object", additionalProperties: !1, properties: { li: { type: "string", description: 'The text of the item. Example: "To serve the sick".', pattern: "\\S" } }, required: ["li"] }] }, schema21 = { title: "SubheadGroup", description: "A sub-heading with its text.", type: "object", additionalProperties: !1, properties: { subheading: { type: "string", description: 'The sub-heading. Example: "First aid".', pattern: "\\S" }, description: { type: "string", description: 'The text under it. An empty line starts a new paragraph. Example: "Every first-year student is trained in first aid."', pattern: "\\S" } }, required: ["subheading"] }, schema24 = { title: "SectionHeadings", description: "Headings of the parts of the page, in place of the usual ones.", type: "object", additionalProperties: !1, properties: { objectives: { type: "string", description: 'Over list. Example: "What we want".', pattern: "\\S" }, further: { type: "string", description: 'Over list2 and list3 where they have none of their own. Example: "What to bring".', pattern: "\\S" }, programmes: { type: "string", description: 'Over the cards. Example: "Readings".', pattern: "\\S" }, documents: { type: "string", description: 'Over the buttons of report. Example: "Minutes".', pattern: "\\S" }, contacts: { type: "string", description: 'Over those who can be reached. Example: "Ask us".', pattern: "\\S" }, committee: { type: "string", description: 'Over the members. Example: "Board".', pattern: "\\S" }, members: { type: "string", description: 'What the table of the members shows, for those who hear it. Example: "Members of the board".', pattern: "\\S" }, videos: { type: "string", description: 'Over the videos of an entry. Example: "Recordings".', pattern: "\\S" }, pictures: { type: "string", description: 'Over the pictures of an entry. Example: "Photographs".', pattern: "\\S" }, table: { type: "string", description: 'Over the table of an entry. Example: "Stops of the bus".', pattern: "\\S" }, caption: { type: "string", description: 'What that table shows, for those who hear it. Example: "Stops by day".', pattern: "\\S" } }, minProperties: 1 }, func2 = Object.prototype.hasOwnProperty, schema22 = { title: "Report", description: "A button that opens a report in a new tab.", type: "object", additionalProperties: !1, properties: { title: { type: "string", description: 'The words on the button. Example: "Annual report 2023-2024".', pattern: "\\S" }, url1: { $ref: "common.schema.json#/definitions/link" } }, required: ["title", "url1"] }, schema23 = { title: "Link", description: 'A page of this site, a document in the public folder, or an https:, mailto: or tel: address. Examples: "iqac/history", "documents/prospectus.pdf", "https://example.org/".', type: "string", role: "link", pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, pattern16 = new RegExp('^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', "u");
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url1 === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url1" }, message: "must have required property 'url1'", schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "title" || key0 === "url1")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (!pattern1.test(data0)) {
          let err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema22.properties.title, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.title.type, parentSchema: schema22.properties.title, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.url1 !== void 0) {
      let data1 = data.url1;
      if (typeof data1 == "string") {
        if (!pattern16.test(data1)) {
          let err5 = { instancePath: instancePath + "/url1", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/url1", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
var schema26 = { title: "CampProgramme", description: "The camps of one month.", type: "object", additionalProperties: !1, properties: { url: { $ref: "common.schema.json#/definitions/pagePath" }, title: { type: "string", description: 'The heading of the page. Example: "Camp a Day, January 2025".', pattern: "\\S" }, date: { $ref: "common.schema.json#/definitions/date" }, thumbnail: { $ref: "common.schema.json#/definitions/imagePath" }, table: { description: 'The rows of the table, a cell for each of the columns. A cell that spans rows is left out of the rows below it. Example: [[{ "text": "04-01-2025" }, { "text": "Balaramapuram" }, { "text": "Department of Physics" }, { "text": "Students of the third year" }]].', type: "array", items: { description: 'The cells of one row. Example: [{ "text": "04-01-2025" }, { "text": "Balaramapuram" }, { "text": "Department of Physics" }, { "text": "Students of the third year" }].', type: "array", minItems: 1, maxItems: 12, items: { title: "CampCell", description: 'A cell of the table: its text, in "text" or as older files have it in "dat", and how many rows it spans, in "rowSpan" or "s1".', type: "object", additionalProperties: !1, properties: { text: { type: "string", role: "cell", description: 'What the cell says. Example: "04-01-2025".' }, rowSpan: { description: "How many rows the cell spans. Example: 3.", type: "integer", minimum: 1, maximum: 200 }, bold: { description: "true prints the cell in bold. Example: true.", type: "boolean" }, dat: { type: "string", role: "cell", description: 'What the cell says, as "text". Example: "Balaramapuram".' }, s1: { description: 'How many rows the cell spans, as "rowSpan". Example: 3.', type: "integer", minimum: 1, maximum: 200 } }, required: [] } } }, images: { description: 'The pictures of the month, each with a caption. Example: [{ "src": "images/camp/january-2025-1.jpg", "caption": "Students taking blood pressure at Balaramapuram" }].', type: "array", items: { $ref: "common.schema.json#/definitions/image" } }, sample: { $ref: "common.schema.json#/definitions/sample" } }, required: ["url", "title"] }, schema27 = { title: "PagePath", description: `The address of a page of this site: readable text, without the site's name, percent signs or a slash at either end. Example: "activities/yrc/blood-donation-2024".`, type: "string", role: "address", pattern: "^/?[^/\\s](.*[^/\\s])?/?$" }, schema28 = { title: "CalendarDate", description: 'A day as dd-mm-yyyy. Example: "18-03-2025".', type: "string", role: "date", pattern: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$" }, pattern31 = new RegExp("^[0-9]{2}-[0-9]{2}-[0-9]{4}$", "u"), schema30 = { title: "Picture", description: "A picture with its caption.", type: "object", additionalProperties: !1, properties: { src: { $ref: "common.schema.json#/definitions/imagePath" }, caption: { type: "string", description: 'What the picture shows, in a sentence. Also read aloud to visitors who cannot see it. Example: "Students taking blood pressure at the Neyyattinkara camp".', pattern: "\\S" }, thumb: { $ref: "common.schema.json#/definitions/imagePath" } }, required: ["src"] };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.src === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema30.required, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "src" || key0 === "caption" || key0 === "thumb")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema30, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.src !== void 0) {
      let data0 = data.src;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          let err2 = { instancePath: instancePath + "/src", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/src", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data1 = data.caption;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err4 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema30.properties.caption, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.caption.type, parentSchema: schema30.properties.caption, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.thumb !== void 0) {
      let data2 = data.thumb;
      if (typeof data2 == "string") {
        if (!pattern0.test(data2)) {
          let err6 = { instancePath: instancePath + "/thumb", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/thumb", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema30.type, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "url" || key0 === "title" || key0 === "date" || key0 === "thumbnail" || key0 === "table" || key0 === "images" || key0 === "sample")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 == "string") {
        if (!pattern2.test(data0)) {
          let err3 = { instancePath: instancePath + "/url", schemaPath: "common.schema.json#/definitions/pagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/\\s](.*[^/\\s])?/?$" }, message: 'must match pattern "^/?[^/\\s](.*[^/\\s])?/?$"', schema: "^/?[^/\\s](.*[^/\\s])?/?$", parentSchema: schema27, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/url", schemaPath: "common.schema.json#/definitions/pagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema27.type, parentSchema: schema27, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema26.properties.title, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.title.type, parentSchema: schema26.properties.title, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.date !== void 0) {
      let data2 = data.date;
      if (typeof data2 == "string") {
        if (!pattern31.test(data2)) {
          let err7 = { instancePath: instancePath + "/date", schemaPath: "common.schema.json#/definitions/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$" }, message: 'must match pattern "^[0-9]{2}-[0-9]{2}-[0-9]{4}$"', schema: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$", parentSchema: schema28, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/date", schemaPath: "common.schema.json#/definitions/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.type, parentSchema: schema28, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.thumbnail !== void 0) {
      let data3 = data.thumbnail;
      if (typeof data3 == "string") {
        if (!pattern0.test(data3)) {
          let err9 = { instancePath: instancePath + "/thumbnail", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/thumbnail", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.table !== void 0) {
      let data4 = data.table;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (Array.isArray(data5)) {
            if (data5.length > 12) {
              let err11 = { instancePath: instancePath + "/table/" + i0, schemaPath: "#/properties/table/items/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items", schema: 12, parentSchema: schema26.properties.table.items, data: data5 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data5.length < 1) {
              let err12 = { instancePath: instancePath + "/table/" + i0, schemaPath: "#/properties/table/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema26.properties.table.items, data: data5 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            let len1 = data5.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data6 = data5[i1];
              if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                for (let key1 in data6)
                  if (!(key1 === "text" || key1 === "rowSpan" || key1 === "bold" || key1 === "dat" || key1 === "s1")) {
                    let err13 = { instancePath: instancePath + "/table/" + i0 + "/" + i1, schemaPath: "#/properties/table/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema26.properties.table.items.items, data: data6 };
                    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  }
                if (data6.text !== void 0) {
                  let data7 = data6.text;
                  if (typeof data7 != "string") {
                    let err14 = { instancePath: instancePath + "/table/" + i0 + "/" + i1 + "/text", schemaPath: "#/properties/table/items/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.table.items.items.properties.text.type, parentSchema: schema26.properties.table.items.items.properties.text, data: data7 };
                    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                  }
                }
                if (data6.rowSpan !== void 0) {
                  let data8 = data6.rowSpan;
                  if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                    let err15 = { instancePath: instancePath + "/table/" + i0 + "/" + i1 + "/rowSpan", schemaPath: "#/properties/table/items/items/properties/rowSpan/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema26.properties.table.items.items.properties.rowSpan.type, parentSchema: schema26.properties.table.items.items.properties.rowSpan, data: data8 };
                    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                  }
                  if (typeof data8 == "number" && isFinite(data8)) {
                    if (data8 > 200 || isNaN(data8)) {
                      let err16 = { instancePath: instancePath + "/table/" + i0 + "/" + i1 + "/rowSpan", schemaPath: "#/properties/table/items/items/properties/rowSpan/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200", schema: 200, parentSchema: schema26.properties.table.items.items.properties.rowSpan, data: data8 };
                      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                    if (data8 < 1 || isNaN(data8)) {
                      let err17 = { instancePath: instancePath + "/table/" + i0 + "/" + i1 + "/rowSpan", schemaPath: "#/properties/table/items/items/properties/rowSpan/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema26.properties.table.items.items.properties.rowSpan, data: data8 };
                      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                    }
                  }
                }
                if (data6.bold !== void 0) {
                  let data9 = data6.bold;
                  if (typeof data9 != "boolean") {
                    let err18 = { instancePath: instancePath + "/table/" + i0 + "/" + i1 + "/bold", schemaPath: "#/properties/table/items/items/properties/bold/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema26.properties.table.items.items.properties.bold.type, parentSchema: schema26.properties.table.items.items.properties.bold, data: data9 };
                    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                  }
                }
                if (data6.dat !== void 0) {
                  let data10 = data6.dat;
                  if (typeof data10 != "string") {
                    let err19 = { instancePath: instancePath + "/table/" + i0 + "/" + i1 + "/dat", schemaPath: "#/properties/table/items/items/properties/dat/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.table.items.items.properties.dat.type, parentSchema: schema26.properties.table.items.items.properties.dat, data: data10 };
                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                  }
                }
                if (data6.s1 !== void 0) {
                  let data11 = data6.s1;
                  if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
                    let err20 = { instancePath: instancePath + "/table/" + i0 + "/" + i1 + "/s1", schemaPath: "#/properties/table/items/items/properties/s1/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema26.properties.table.items.items.properties.s1.type, parentSchema: schema26.properties.table.items.items.properties.s1, data: data11 };
                    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                  }
                  if (typeof data11 == "number" && isFinite(data11)) {
                    if (data11 > 200 || isNaN(data11)) {
                      let err21 = { instancePath: instancePath + "/table/" + i0 + "/" + i1 + "/s1", schemaPath: "#/properties/table/items/items/properties/s1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200", schema: 200, parentSchema: schema26.properties.table.items.items.properties.s1, data: data11 };
                      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                    }
                    if (data11 < 1 || isNaN(data11)) {
                      let err22 = { instancePath: instancePath + "/table/" + i0 + "/" + i1 + "/s1", schemaPath: "#/properties/table/items/items/properties/s1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema26.properties.table.items.items.properties.s1, data: data11 };
                      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                  }
                }
              } else {
                let err23 = { instancePath: instancePath + "/table/" + i0 + "/" + i1, schemaPath: "#/properties/table/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.properties.table.items.items.type, parentSchema: schema26.properties.table.items.items, data: data6 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
          } else {
            let err24 = { instancePath: instancePath + "/table/" + i0, schemaPath: "#/properties/table/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema26.properties.table.items.type, parentSchema: schema26.properties.table.items, data: data5 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      } else {
        let err25 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema26.properties.table.type, parentSchema: schema26.properties.table, data: data4 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.images !== void 0) {
      let data12 = data.images;
      if (Array.isArray(data12)) {
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate17(data12[i2], { instancePath: instancePath + "/images/" + i2, parentData: data12, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/images", schemaPath: "#/properties/images/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema26.properties.images.type, parentSchema: schema26.properties.images, data: data12 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.sample !== void 0) {
      let data14 = data.sample;
      if (typeof data14 != "boolean") {
        let err27 = { instancePath: instancePath + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data14 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.type, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema17.required, parentSchema: schema17, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "data")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema17, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.$schema.type, parentSchema: schema17.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err3 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema17.properties.data, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (Object.keys(data2).length < 1) {
              let err4 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema17.properties.data.items, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            for (let key1 in data2)
              if (!func2.call(schema17.properties.data.items.properties, key1)) {
                let err5 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema17.properties.data.items, data: data2 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            if (data2.club !== void 0) {
              let data3 = data2.club;
              if (typeof data3 == "string") {
                if (!pattern1.test(data3)) {
                  let err6 = { instancePath: instancePath + "/data/" + i0 + "/club", schemaPath: "#/properties/data/items/properties/club/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema17.properties.data.items.properties.club, data: data3 };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              } else {
                let err7 = { instancePath: instancePath + "/data/" + i0 + "/club", schemaPath: "#/properties/data/items/properties/club/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.data.items.properties.club.type, parentSchema: schema17.properties.data.items.properties.club, data: data3 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data2.desc !== void 0) {
              let data4 = data2.desc;
              if (typeof data4 == "string") {
                if (!pattern1.test(data4)) {
                  let err8 = { instancePath: instancePath + "/data/" + i0 + "/desc", schemaPath: "#/properties/data/items/properties/desc/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema17.properties.data.items.properties.desc, data: data4 };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
              } else {
                let err9 = { instancePath: instancePath + "/data/" + i0 + "/desc", schemaPath: "#/properties/data/items/properties/desc/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.data.items.properties.desc.type, parentSchema: schema17.properties.data.items.properties.desc, data: data4 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data2.list !== void 0) {
              let data5 = data2.list;
              if (Array.isArray(data5)) {
                let len1 = data5.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data6 = data5[i1], _errs18 = errors, valid7 = !1, passing0 = null, _errs19 = errors;
                  if (typeof data6 == "string") {
                    if (!pattern1.test(data6)) {
                      let err10 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[0], data: data6 };
                      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                    }
                  } else {
                    let err11 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[0].type, parentSchema: schema18.oneOf[0], data: data6 };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                  }
                  var _valid0 = _errs19 === errors;
                  _valid0 && (valid7 = !0, passing0 = 0);
                  let _errs21 = errors;
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    if (data6.li === void 0) {
                      let err12 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/required", keyword: "required", params: { missingProperty: "li" }, message: "must have required property 'li'", schema: schema18.oneOf[1].required, parentSchema: schema18.oneOf[1], data: data6 };
                      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                    }
                    for (let key2 in data6)
                      if (key2 !== "li") {
                        let err13 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema18.oneOf[1], data: data6 };
                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                      }
                    if (data6.li !== void 0) {
                      let data7 = data6.li;
                      if (typeof data7 == "string") {
                        if (!pattern1.test(data7)) {
                          let err14 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[1].properties.li, data: data7 };
                          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                        }
                      } else {
                        let err15 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[1].properties.li.type, parentSchema: schema18.oneOf[1].properties.li, data: data7 };
                        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                      }
                    }
                  } else {
                    let err16 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema18.oneOf[1].type, parentSchema: schema18.oneOf[1], data: data6 };
                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                  }
                  var _valid0 = _errs21 === errors;
                  if (_valid0 && valid7 ? (valid7 = !1, passing0 = [passing0, 1]) : _valid0 && (valid7 = !0, passing0 = 1), valid7)
                    errors = _errs18, vErrors !== null && (_errs18 ? vErrors.length = _errs18 : vErrors = null);
                  else {
                    let err17 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema18.oneOf, parentSchema: schema18, data: data6 };
                    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                  }
                }
              } else {
                let err18 = { instancePath: instancePath + "/data/" + i0 + "/list", schemaPath: "#/properties/data/items/properties/list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema17.properties.data.items.properties.list.type, parentSchema: schema17.properties.data.items.properties.list, data: data5 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data2.list2Heading !== void 0) {
              let data8 = data2.list2Heading;
              if (typeof data8 == "string") {
                if (!pattern1.test(data8)) {
                  let err19 = { instancePath: instancePath + "/data/" + i0 + "/list2Heading", schemaPath: "#/properties/data/items/properties/list2Heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema17.properties.data.items.properties.list2Heading, data: data8 };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
              } else {
                let err20 = { instancePath: instancePath + "/data/" + i0 + "/list2Heading", schemaPath: "#/properties/data/items/properties/list2Heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.data.items.properties.list2Heading.type, parentSchema: schema17.properties.data.items.properties.list2Heading, data: data8 };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            if (data2.list2 !== void 0) {
              let data9 = data2.list2;
              if (Array.isArray(data9)) {
                let len2 = data9.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data10 = data9[i2], _errs32 = errors, valid12 = !1, passing1 = null, _errs33 = errors;
                  if (typeof data10 == "string") {
                    if (!pattern1.test(data10)) {
                      let err21 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[0], data: data10 };
                      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                    }
                  } else {
                    let err22 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[0].type, parentSchema: schema18.oneOf[0], data: data10 };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                  }
                  var _valid1 = _errs33 === errors;
                  _valid1 && (valid12 = !0, passing1 = 0);
                  let _errs35 = errors;
                  if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                    if (data10.li === void 0) {
                      let err23 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/required", keyword: "required", params: { missingProperty: "li" }, message: "must have required property 'li'", schema: schema18.oneOf[1].required, parentSchema: schema18.oneOf[1], data: data10 };
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                    for (let key3 in data10)
                      if (key3 !== "li") {
                        let err24 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema18.oneOf[1], data: data10 };
                        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                      }
                    if (data10.li !== void 0) {
                      let data11 = data10.li;
                      if (typeof data11 == "string") {
                        if (!pattern1.test(data11)) {
                          let err25 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[1].properties.li, data: data11 };
                          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                        }
                      } else {
                        let err26 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[1].properties.li.type, parentSchema: schema18.oneOf[1].properties.li, data: data11 };
                        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                      }
                    }
                  } else {
                    let err27 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema18.oneOf[1].type, parentSchema: schema18.oneOf[1], data: data10 };
                    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                  }
                  var _valid1 = _errs35 === errors;
                  if (_valid1 && valid12 ? (valid12 = !1, passing1 = [passing1, 1]) : _valid1 && (valid12 = !0, passing1 = 1), valid12)
                    errors = _errs32, vErrors !== null && (_errs32 ? vErrors.length = _errs32 : vErrors = null);
                  else {
                    let err28 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf", schema: schema18.oneOf, parentSchema: schema18, data: data10 };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                  }
                }
              } else {
                let err29 = { instancePath: instancePath + "/data/" + i0 + "/list2", schemaPath: "#/properties/data/items/properties/list2/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema17.properties.data.items.properties.list2.type, parentSchema: schema17.properties.data.items.properties.list2, data: data9 };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
            if (data2.list3Heading !== void 0) {
              let data12 = data2.list3Heading;
              if (typeof data12 == "string") {
                if (!pattern1.test(data12)) {
                  let err30 = { instancePath: instancePath + "/data/" + i0 + "/list3Heading", schemaPath: "#/properties/data/items/properties/list3Heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema17.properties.data.items.properties.list3Heading, data: data12 };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
              } else {
                let err31 = { instancePath: instancePath + "/data/" + i0 + "/list3Heading", schemaPath: "#/properties/data/items/properties/list3Heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.data.items.properties.list3Heading.type, parentSchema: schema17.properties.data.items.properties.list3Heading, data: data12 };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data2.list3 !== void 0) {
              let data13 = data2.list3;
              if (Array.isArray(data13)) {
                let len3 = data13.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data14 = data13[i3], _errs46 = errors, valid17 = !1, passing2 = null, _errs47 = errors;
                  if (typeof data14 == "string") {
                    if (!pattern1.test(data14)) {
                      let err32 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[0], data: data14 };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                  } else {
                    let err33 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[0].type, parentSchema: schema18.oneOf[0], data: data14 };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                  }
                  var _valid2 = _errs47 === errors;
                  _valid2 && (valid17 = !0, passing2 = 0);
                  let _errs49 = errors;
                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                    if (data14.li === void 0) {
                      let err34 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/required", keyword: "required", params: { missingProperty: "li" }, message: "must have required property 'li'", schema: schema18.oneOf[1].required, parentSchema: schema18.oneOf[1], data: data14 };
                      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                    }
                    for (let key4 in data14)
                      if (key4 !== "li") {
                        let err35 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema18.oneOf[1], data: data14 };
                        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                      }
                    if (data14.li !== void 0) {
                      let data15 = data14.li;
                      if (typeof data15 == "string") {
                        if (!pattern1.test(data15)) {
                          let err36 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[1].properties.li, data: data15 };
                          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                        }
                      } else {
                        let err37 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[1].properties.li.type, parentSchema: schema18.oneOf[1].properties.li, data: data15 };
                        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                      }
                    }
                  } else {
                    let err38 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema18.oneOf[1].type, parentSchema: schema18.oneOf[1], data: data14 };
                    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                  }
                  var _valid2 = _errs49 === errors;
                  if (_valid2 && valid17 ? (valid17 = !1, passing2 = [passing2, 1]) : _valid2 && (valid17 = !0, passing2 = 1), valid17)
                    errors = _errs46, vErrors !== null && (_errs46 ? vErrors.length = _errs46 : vErrors = null);
                  else {
                    let err39 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf", schema: schema18.oneOf, parentSchema: schema18, data: data14 };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                  }
                }
              } else {
                let err40 = { instancePath: instancePath + "/data/" + i0 + "/list3", schemaPath: "#/properties/data/items/properties/list3/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema17.properties.data.items.properties.list3.type, parentSchema: schema17.properties.data.items.properties.list3, data: data13 };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
            }
            if (data2.subhead !== void 0) {
              let data16 = data2.subhead;
              if (Array.isArray(data16)) {
                let len4 = data16.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data17 = data16[i4];
                  if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                    if (data17.subheading === void 0) {
                      let err41 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4, schemaPath: "common.schema.json#/definitions/subheadGroup/required", keyword: "required", params: { missingProperty: "subheading" }, message: "must have required property 'subheading'", schema: schema21.required, parentSchema: schema21, data: data17 };
                      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                    }
                    for (let key5 in data17)
                      if (!(key5 === "subheading" || key5 === "description")) {
                        let err42 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4, schemaPath: "common.schema.json#/definitions/subheadGroup/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema21, data: data17 };
                        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                      }
                    if (data17.subheading !== void 0) {
                      let data18 = data17.subheading;
                      if (typeof data18 == "string") {
                        if (!pattern1.test(data18)) {
                          let err43 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4 + "/subheading", schemaPath: "common.schema.json#/definitions/subheadGroup/properties/subheading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema21.properties.subheading, data: data18 };
                          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                        }
                      } else {
                        let err44 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4 + "/subheading", schemaPath: "common.schema.json#/definitions/subheadGroup/properties/subheading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.subheading.type, parentSchema: schema21.properties.subheading, data: data18 };
                        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                      }
                    }
                    if (data17.description !== void 0) {
                      let data19 = data17.description;
                      if (typeof data19 == "string") {
                        if (!pattern1.test(data19)) {
                          let err45 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4 + "/description", schemaPath: "common.schema.json#/definitions/subheadGroup/properties/description/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema21.properties.description, data: data19 };
                          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                        }
                      } else {
                        let err46 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4 + "/description", schemaPath: "common.schema.json#/definitions/subheadGroup/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.description.type, parentSchema: schema21.properties.description, data: data19 };
                        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                      }
                    }
                  } else {
                    let err47 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4, schemaPath: "common.schema.json#/definitions/subheadGroup/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.type, parentSchema: schema21, data: data17 };
                    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                  }
                }
              } else {
                let err48 = { instancePath: instancePath + "/data/" + i0 + "/subhead", schemaPath: "#/properties/data/items/properties/subhead/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema17.properties.data.items.properties.subhead.type, parentSchema: schema17.properties.data.items.properties.subhead, data: data16 };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            }
            if (data2.liclass !== void 0) {
              let data20 = data2.liclass;
              if (typeof data20 != "string") {
                let err49 = { instancePath: instancePath + "/data/" + i0 + "/liclass", schemaPath: "#/properties/data/items/properties/liclass/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.data.items.properties.liclass.type, parentSchema: schema17.properties.data.items.properties.liclass, data: data20 };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
              }
              if (!(data20 === "bullets" || data20 === "numbers" || data20 === "ticks" || data20 === "plain")) {
                let err50 = { instancePath: instancePath + "/data/" + i0 + "/liclass", schemaPath: "#/properties/data/items/properties/liclass/enum", keyword: "enum", params: { allowedValues: schema17.properties.data.items.properties.liclass.enum }, message: "must be equal to one of the allowed values", schema: schema17.properties.data.items.properties.liclass.enum, parentSchema: schema17.properties.data.items.properties.liclass, data: data20 };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            }
            if (data2.sectiondisp !== void 0) {
              let data21 = data2.sectiondisp;
              if (typeof data21 != "string") {
                let err51 = { instancePath: instancePath + "/data/" + i0 + "/sectiondisp", schemaPath: "#/properties/data/items/properties/sectiondisp/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.data.items.properties.sectiondisp.type, parentSchema: schema17.properties.data.items.properties.sectiondisp, data: data21 };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
              if (!(data21 === "cards" || data21 === "rows" || data21 === "hidden")) {
                let err52 = { instancePath: instancePath + "/data/" + i0 + "/sectiondisp", schemaPath: "#/properties/data/items/properties/sectiondisp/enum", keyword: "enum", params: { allowedValues: schema17.properties.data.items.properties.sectiondisp.enum }, message: "must be equal to one of the allowed values", schema: schema17.properties.data.items.properties.sectiondisp.enum, parentSchema: schema17.properties.data.items.properties.sectiondisp, data: data21 };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
            }
            if (data2.report !== void 0) {
              let data22 = data2.report;
              if (Array.isArray(data22)) {
                let len5 = data22.length;
                for (let i5 = 0; i5 < len5; i5++)
                  validate14(data22[i5], { instancePath: instancePath + "/data/" + i0 + "/report/" + i5, parentData: data22, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
              } else {
                let err53 = { instancePath: instancePath + "/data/" + i0 + "/report", schemaPath: "#/properties/data/items/properties/report/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema17.properties.data.items.properties.report.type, parentSchema: schema17.properties.data.items.properties.report, data: data22 };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
              }
            }
            if (data2.headings !== void 0) {
              let data24 = data2.headings;
              if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                if (Object.keys(data24).length < 1) {
                  let err54 = { instancePath: instancePath + "/data/" + i0 + "/headings", schemaPath: "common.schema.json#/definitions/headings/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema24, data: data24 };
                  vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                }
                for (let key6 in data24)
                  if (!func2.call(schema24.properties, key6)) {
                    let err55 = { instancePath: instancePath + "/data/" + i0 + "/headings", schemaPath: "common.schema.json#/definitions/headings/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema24, data: data24 };
                    vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                  }
                if (data24.objectives !== void 0) {
                  let data25 = data24.objectives;
                  if (typeof data25 == "string") {
                    if (!pattern1.test(data25)) {
                      let err56 = { instancePath: instancePath + "/data/" + i0 + "/headings/objectives", schemaPath: "common.schema.json#/definitions/headings/properties/objectives/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.objectives, data: data25 };
                      vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                    }
                  } else {
                    let err57 = { instancePath: instancePath + "/data/" + i0 + "/headings/objectives", schemaPath: "common.schema.json#/definitions/headings/properties/objectives/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.objectives.type, parentSchema: schema24.properties.objectives, data: data25 };
                    vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                  }
                }
                if (data24.further !== void 0) {
                  let data26 = data24.further;
                  if (typeof data26 == "string") {
                    if (!pattern1.test(data26)) {
                      let err58 = { instancePath: instancePath + "/data/" + i0 + "/headings/further", schemaPath: "common.schema.json#/definitions/headings/properties/further/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.further, data: data26 };
                      vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                    }
                  } else {
                    let err59 = { instancePath: instancePath + "/data/" + i0 + "/headings/further", schemaPath: "common.schema.json#/definitions/headings/properties/further/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.further.type, parentSchema: schema24.properties.further, data: data26 };
                    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                  }
                }
                if (data24.programmes !== void 0) {
                  let data27 = data24.programmes;
                  if (typeof data27 == "string") {
                    if (!pattern1.test(data27)) {
                      let err60 = { instancePath: instancePath + "/data/" + i0 + "/headings/programmes", schemaPath: "common.schema.json#/definitions/headings/properties/programmes/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.programmes, data: data27 };
                      vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                    }
                  } else {
                    let err61 = { instancePath: instancePath + "/data/" + i0 + "/headings/programmes", schemaPath: "common.schema.json#/definitions/headings/properties/programmes/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.programmes.type, parentSchema: schema24.properties.programmes, data: data27 };
                    vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                  }
                }
                if (data24.documents !== void 0) {
                  let data28 = data24.documents;
                  if (typeof data28 == "string") {
                    if (!pattern1.test(data28)) {
                      let err62 = { instancePath: instancePath + "/data/" + i0 + "/headings/documents", schemaPath: "common.schema.json#/definitions/headings/properties/documents/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.documents, data: data28 };
                      vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                    }
                  } else {
                    let err63 = { instancePath: instancePath + "/data/" + i0 + "/headings/documents", schemaPath: "common.schema.json#/definitions/headings/properties/documents/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.documents.type, parentSchema: schema24.properties.documents, data: data28 };
                    vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                  }
                }
                if (data24.contacts !== void 0) {
                  let data29 = data24.contacts;
                  if (typeof data29 == "string") {
                    if (!pattern1.test(data29)) {
                      let err64 = { instancePath: instancePath + "/data/" + i0 + "/headings/contacts", schemaPath: "common.schema.json#/definitions/headings/properties/contacts/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.contacts, data: data29 };
                      vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                    }
                  } else {
                    let err65 = { instancePath: instancePath + "/data/" + i0 + "/headings/contacts", schemaPath: "common.schema.json#/definitions/headings/properties/contacts/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.contacts.type, parentSchema: schema24.properties.contacts, data: data29 };
                    vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                  }
                }
                if (data24.committee !== void 0) {
                  let data30 = data24.committee;
                  if (typeof data30 == "string") {
                    if (!pattern1.test(data30)) {
                      let err66 = { instancePath: instancePath + "/data/" + i0 + "/headings/committee", schemaPath: "common.schema.json#/definitions/headings/properties/committee/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.committee, data: data30 };
                      vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                    }
                  } else {
                    let err67 = { instancePath: instancePath + "/data/" + i0 + "/headings/committee", schemaPath: "common.schema.json#/definitions/headings/properties/committee/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.committee.type, parentSchema: schema24.properties.committee, data: data30 };
                    vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                  }
                }
                if (data24.members !== void 0) {
                  let data31 = data24.members;
                  if (typeof data31 == "string") {
                    if (!pattern1.test(data31)) {
                      let err68 = { instancePath: instancePath + "/data/" + i0 + "/headings/members", schemaPath: "common.schema.json#/definitions/headings/properties/members/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.members, data: data31 };
                      vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                    }
                  } else {
                    let err69 = { instancePath: instancePath + "/data/" + i0 + "/headings/members", schemaPath: "common.schema.json#/definitions/headings/properties/members/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.members.type, parentSchema: schema24.properties.members, data: data31 };
                    vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                  }
                }
                if (data24.videos !== void 0) {
                  let data32 = data24.videos;
                  if (typeof data32 == "string") {
                    if (!pattern1.test(data32)) {
                      let err70 = { instancePath: instancePath + "/data/" + i0 + "/headings/videos", schemaPath: "common.schema.json#/definitions/headings/properties/videos/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.videos, data: data32 };
                      vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                    }
                  } else {
                    let err71 = { instancePath: instancePath + "/data/" + i0 + "/headings/videos", schemaPath: "common.schema.json#/definitions/headings/properties/videos/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.videos.type, parentSchema: schema24.properties.videos, data: data32 };
                    vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                  }
                }
                if (data24.pictures !== void 0) {
                  let data33 = data24.pictures;
                  if (typeof data33 == "string") {
                    if (!pattern1.test(data33)) {
                      let err72 = { instancePath: instancePath + "/data/" + i0 + "/headings/pictures", schemaPath: "common.schema.json#/definitions/headings/properties/pictures/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.pictures, data: data33 };
                      vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                    }
                  } else {
                    let err73 = { instancePath: instancePath + "/data/" + i0 + "/headings/pictures", schemaPath: "common.schema.json#/definitions/headings/properties/pictures/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.pictures.type, parentSchema: schema24.properties.pictures, data: data33 };
                    vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                  }
                }
                if (data24.table !== void 0) {
                  let data34 = data24.table;
                  if (typeof data34 == "string") {
                    if (!pattern1.test(data34)) {
                      let err74 = { instancePath: instancePath + "/data/" + i0 + "/headings/table", schemaPath: "common.schema.json#/definitions/headings/properties/table/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.table, data: data34 };
                      vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                    }
                  } else {
                    let err75 = { instancePath: instancePath + "/data/" + i0 + "/headings/table", schemaPath: "common.schema.json#/definitions/headings/properties/table/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.table.type, parentSchema: schema24.properties.table, data: data34 };
                    vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                  }
                }
                if (data24.caption !== void 0) {
                  let data35 = data24.caption;
                  if (typeof data35 == "string") {
                    if (!pattern1.test(data35)) {
                      let err76 = { instancePath: instancePath + "/data/" + i0 + "/headings/caption", schemaPath: "common.schema.json#/definitions/headings/properties/caption/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.caption, data: data35 };
                      vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                    }
                  } else {
                    let err77 = { instancePath: instancePath + "/data/" + i0 + "/headings/caption", schemaPath: "common.schema.json#/definitions/headings/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.caption.type, parentSchema: schema24.properties.caption, data: data35 };
                    vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                  }
                }
              } else {
                let err78 = { instancePath: instancePath + "/data/" + i0 + "/headings", schemaPath: "common.schema.json#/definitions/headings/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema24.type, parentSchema: schema24, data: data24 };
                vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
              }
            }
            if (data2.columns !== void 0) {
              let data36 = data2.columns;
              if (Array.isArray(data36)) {
                if (data36.length > 12) {
                  let err79 = { instancePath: instancePath + "/data/" + i0 + "/columns", schemaPath: "#/properties/data/items/properties/columns/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items", schema: 12, parentSchema: schema17.properties.data.items.properties.columns, data: data36 };
                  vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                }
                if (data36.length < 1) {
                  let err80 = { instancePath: instancePath + "/data/" + i0 + "/columns", schemaPath: "#/properties/data/items/properties/columns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema17.properties.data.items.properties.columns, data: data36 };
                  vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                }
                let len6 = data36.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  let data37 = data36[i6];
                  if (typeof data37 == "string") {
                    if (!pattern1.test(data37)) {
                      let err81 = { instancePath: instancePath + "/data/" + i0 + "/columns/" + i6, schemaPath: "#/properties/data/items/properties/columns/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema17.properties.data.items.properties.columns.items, data: data37 };
                      vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                    }
                  } else {
                    let err82 = { instancePath: instancePath + "/data/" + i0 + "/columns/" + i6, schemaPath: "#/properties/data/items/properties/columns/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.data.items.properties.columns.items.type, parentSchema: schema17.properties.data.items.properties.columns.items, data: data37 };
                    vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                  }
                }
              } else {
                let err83 = { instancePath: instancePath + "/data/" + i0 + "/columns", schemaPath: "#/properties/data/items/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema17.properties.data.items.properties.columns.type, parentSchema: schema17.properties.data.items.properties.columns, data: data36 };
                vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
              }
            }
            if (data2.sample !== void 0) {
              let data38 = data2.sample;
              if (typeof data38 != "boolean") {
                let err84 = { instancePath: instancePath + "/data/" + i0 + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data38 };
                vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
              }
            }
            if (data2.programme !== void 0) {
              let data39 = data2.programme;
              if (Array.isArray(data39)) {
                let len7 = data39.length;
                for (let i7 = 0; i7 < len7; i7++)
                  validate16(data39[i7], { instancePath: instancePath + "/data/" + i0 + "/programme/" + i7, parentData: data39, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length);
              } else {
                let err85 = { instancePath: instancePath + "/data/" + i0 + "/programme", schemaPath: "#/properties/data/items/properties/programme/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema17.properties.data.items.properties.programme.type, parentSchema: schema17.properties.data.items.properties.programme, data: data39 };
                vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
              }
            }
          } else {
            let err86 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema17.properties.data.items.type, parentSchema: schema17.properties.data.items, data: data2 };
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
          }
        }
      } else {
        let err87 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema17.properties.data.type, parentSchema: schema17.properties.data, data: data1 };
        vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
      }
    }
  } else {
    let err88 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema17.type, parentSchema: schema17, data };
    vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
var department = validate20, schema34 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "department.schema.json", title: "DepartmentList", description: "The departments, each with a page of its own.", type: "object", additionalProperties: !1, properties: { $schema: { type: "string", role: "machine", description: 'The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/department.schema.json".' }, data: { description: 'One record for each department. Example: [{ "url": "departments/physics", "content": [{ "para1": "The department was established in 2009." }] }].', type: "array", items: { title: "DepartmentRecord", description: "A department.", type: "object", additionalProperties: !1, properties: { url: { $ref: "common.schema.json#/definitions/pagePath" }, content: { description: 'The content of the page, block by block. Example: [{ "para1": "The department was established in 2009.", "head1": "Laboratory", "subpara1": "The laboratory has eight beds." }].', type: "array", items: { title: "DepartmentContent", description: "Two paragraphs, two pictures, a heading and a paragraph under it.", type: "object", additionalProperties: !1, properties: { para1: { type: "string", description: 'The first paragraph. Example: "The department was established in 2009."', pattern: "\\S" }, para2: { type: "string", description: 'The second paragraph. Example: "It has a laboratory of its own."', pattern: "\\S" }, img1: { $ref: "common.schema.json#/definitions/imagePath" }, img2: { $ref: "common.schema.json#/definitions/imagePath" }, head1: { type: "string", description: 'A heading. Example: "Laboratory".', pattern: "\\S" }, subpara1: { type: "string", description: 'The paragraph under the heading. Example: "The laboratory has eight beds."', pattern: "\\S" } }, required: [] } }, sections: { description: 'The parts of the page from top to bottom, in place of content. Example: [{ "paragraphs": ["The reading room opened in 2009."], "image": "images/room.jpg" }].', type: "array", minItems: 1, items: { title: "UnitSection", description: "A heading, paragraphs and a picture; each may be left out.", type: "object", additionalProperties: !1, properties: { heading: { type: "string", description: 'The heading. Example: "Reading room".', pattern: "\\S" }, paragraphs: { description: 'The paragraphs. Example: ["The reading room opened in 2009."].', type: "array", minItems: 1, items: { type: "string", description: 'A paragraph. Example: "The reading room opened in 2009."', pattern: "\\S" } }, image: { $ref: "common.schema.json#/definitions/imagePath" } }, minProperties: 1 } }, sample: { $ref: "common.schema.json#/definitions/sample" } }, required: ["url"] } } }, required: ["data"] };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "data")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.$schema.type, parentSchema: schema34.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.url === void 0) {
              let err3 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema34.properties.data.items.required, parentSchema: schema34.properties.data.items, data: data2 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            for (let key1 in data2)
              if (!(key1 === "url" || key1 === "content" || key1 === "sections" || key1 === "sample")) {
                let err4 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34.properties.data.items, data: data2 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            if (data2.url !== void 0) {
              let data3 = data2.url;
              if (typeof data3 == "string") {
                if (!pattern2.test(data3)) {
                  let err5 = { instancePath: instancePath + "/data/" + i0 + "/url", schemaPath: "common.schema.json#/definitions/pagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/\\s](.*[^/\\s])?/?$" }, message: 'must match pattern "^/?[^/\\s](.*[^/\\s])?/?$"', schema: "^/?[^/\\s](.*[^/\\s])?/?$", parentSchema: schema27, data: data3 };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              } else {
                let err6 = { instancePath: instancePath + "/data/" + i0 + "/url", schemaPath: "common.schema.json#/definitions/pagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema27.type, parentSchema: schema27, data: data3 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            }
            if (data2.content !== void 0) {
              let data4 = data2.content;
              if (Array.isArray(data4)) {
                let len1 = data4.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data5 = data4[i1];
                  if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                    for (let key2 in data5)
                      if (!(key2 === "para1" || key2 === "para2" || key2 === "img1" || key2 === "img2" || key2 === "head1" || key2 === "subpara1")) {
                        let err7 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1, schemaPath: "#/properties/data/items/properties/content/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34.properties.data.items.properties.content.items, data: data5 };
                        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                      }
                    if (data5.para1 !== void 0) {
                      let data6 = data5.para1;
                      if (typeof data6 == "string") {
                        if (!pattern1.test(data6)) {
                          let err8 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/para1", schemaPath: "#/properties/data/items/properties/content/items/properties/para1/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema34.properties.data.items.properties.content.items.properties.para1, data: data6 };
                          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                        }
                      } else {
                        let err9 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/para1", schemaPath: "#/properties/data/items/properties/content/items/properties/para1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.data.items.properties.content.items.properties.para1.type, parentSchema: schema34.properties.data.items.properties.content.items.properties.para1, data: data6 };
                        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                      }
                    }
                    if (data5.para2 !== void 0) {
                      let data7 = data5.para2;
                      if (typeof data7 == "string") {
                        if (!pattern1.test(data7)) {
                          let err10 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/para2", schemaPath: "#/properties/data/items/properties/content/items/properties/para2/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema34.properties.data.items.properties.content.items.properties.para2, data: data7 };
                          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                        }
                      } else {
                        let err11 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/para2", schemaPath: "#/properties/data/items/properties/content/items/properties/para2/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.data.items.properties.content.items.properties.para2.type, parentSchema: schema34.properties.data.items.properties.content.items.properties.para2, data: data7 };
                        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                      }
                    }
                    if (data5.img1 !== void 0) {
                      let data8 = data5.img1;
                      if (typeof data8 == "string") {
                        if (!pattern0.test(data8)) {
                          let err12 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/img1", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data8 };
                          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                        }
                      } else {
                        let err13 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/img1", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data8 };
                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                      }
                    }
                    if (data5.img2 !== void 0) {
                      let data9 = data5.img2;
                      if (typeof data9 == "string") {
                        if (!pattern0.test(data9)) {
                          let err14 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/img2", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data9 };
                          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                        }
                      } else {
                        let err15 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/img2", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data9 };
                        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                      }
                    }
                    if (data5.head1 !== void 0) {
                      let data10 = data5.head1;
                      if (typeof data10 == "string") {
                        if (!pattern1.test(data10)) {
                          let err16 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/head1", schemaPath: "#/properties/data/items/properties/content/items/properties/head1/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema34.properties.data.items.properties.content.items.properties.head1, data: data10 };
                          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                        }
                      } else {
                        let err17 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/head1", schemaPath: "#/properties/data/items/properties/content/items/properties/head1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.data.items.properties.content.items.properties.head1.type, parentSchema: schema34.properties.data.items.properties.content.items.properties.head1, data: data10 };
                        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                      }
                    }
                    if (data5.subpara1 !== void 0) {
                      let data11 = data5.subpara1;
                      if (typeof data11 == "string") {
                        if (!pattern1.test(data11)) {
                          let err18 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/subpara1", schemaPath: "#/properties/data/items/properties/content/items/properties/subpara1/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema34.properties.data.items.properties.content.items.properties.subpara1, data: data11 };
                          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                        }
                      } else {
                        let err19 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1 + "/subpara1", schemaPath: "#/properties/data/items/properties/content/items/properties/subpara1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.data.items.properties.content.items.properties.subpara1.type, parentSchema: schema34.properties.data.items.properties.content.items.properties.subpara1, data: data11 };
                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                      }
                    }
                  } else {
                    let err20 = { instancePath: instancePath + "/data/" + i0 + "/content/" + i1, schemaPath: "#/properties/data/items/properties/content/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.properties.data.items.properties.content.items.type, parentSchema: schema34.properties.data.items.properties.content.items, data: data5 };
                    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                  }
                }
              } else {
                let err21 = { instancePath: instancePath + "/data/" + i0 + "/content", schemaPath: "#/properties/data/items/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.data.items.properties.content.type, parentSchema: schema34.properties.data.items.properties.content, data: data4 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
            if (data2.sections !== void 0) {
              let data12 = data2.sections;
              if (Array.isArray(data12)) {
                if (data12.length < 1) {
                  let err22 = { instancePath: instancePath + "/data/" + i0 + "/sections", schemaPath: "#/properties/data/items/properties/sections/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34.properties.data.items.properties.sections, data: data12 };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
                let len2 = data12.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data13 = data12[i2];
                  if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                    if (Object.keys(data13).length < 1) {
                      let err23 = { instancePath: instancePath + "/data/" + i0 + "/sections/" + i2, schemaPath: "#/properties/data/items/properties/sections/items/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema34.properties.data.items.properties.sections.items, data: data13 };
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                    for (let key3 in data13)
                      if (!(key3 === "heading" || key3 === "paragraphs" || key3 === "image")) {
                        let err24 = { instancePath: instancePath + "/data/" + i0 + "/sections/" + i2, schemaPath: "#/properties/data/items/properties/sections/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34.properties.data.items.properties.sections.items, data: data13 };
                        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                      }
                    if (data13.heading !== void 0) {
                      let data14 = data13.heading;
                      if (typeof data14 == "string") {
                        if (!pattern1.test(data14)) {
                          let err25 = { instancePath: instancePath + "/data/" + i0 + "/sections/" + i2 + "/heading", schemaPath: "#/properties/data/items/properties/sections/items/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema34.properties.data.items.properties.sections.items.properties.heading, data: data14 };
                          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                        }
                      } else {
                        let err26 = { instancePath: instancePath + "/data/" + i0 + "/sections/" + i2 + "/heading", schemaPath: "#/properties/data/items/properties/sections/items/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.data.items.properties.sections.items.properties.heading.type, parentSchema: schema34.properties.data.items.properties.sections.items.properties.heading, data: data14 };
                        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                      }
                    }
                    if (data13.paragraphs !== void 0) {
                      let data15 = data13.paragraphs;
                      if (Array.isArray(data15)) {
                        if (data15.length < 1) {
                          let err27 = { instancePath: instancePath + "/data/" + i0 + "/sections/" + i2 + "/paragraphs", schemaPath: "#/properties/data/items/properties/sections/items/properties/paragraphs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34.properties.data.items.properties.sections.items.properties.paragraphs, data: data15 };
                          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                        }
                        let len3 = data15.length;
                        for (let i3 = 0; i3 < len3; i3++) {
                          let data16 = data15[i3];
                          if (typeof data16 == "string") {
                            if (!pattern1.test(data16)) {
                              let err28 = { instancePath: instancePath + "/data/" + i0 + "/sections/" + i2 + "/paragraphs/" + i3, schemaPath: "#/properties/data/items/properties/sections/items/properties/paragraphs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema34.properties.data.items.properties.sections.items.properties.paragraphs.items, data: data16 };
                              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                            }
                          } else {
                            let err29 = { instancePath: instancePath + "/data/" + i0 + "/sections/" + i2 + "/paragraphs/" + i3, schemaPath: "#/properties/data/items/properties/sections/items/properties/paragraphs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.data.items.properties.sections.items.properties.paragraphs.items.type, parentSchema: schema34.properties.data.items.properties.sections.items.properties.paragraphs.items, data: data16 };
                            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                          }
                        }
                      } else {
                        let err30 = { instancePath: instancePath + "/data/" + i0 + "/sections/" + i2 + "/paragraphs", schemaPath: "#/properties/data/items/properties/sections/items/properties/paragraphs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.data.items.properties.sections.items.properties.paragraphs.type, parentSchema: schema34.properties.data.items.properties.sections.items.properties.paragraphs, data: data15 };
                        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                      }
                    }
                    if (data13.image !== void 0) {
                      let data17 = data13.image;
                      if (typeof data17 == "string") {
                        if (!pattern0.test(data17)) {
                          let err31 = { instancePath: instancePath + "/data/" + i0 + "/sections/" + i2 + "/image", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data17 };
                          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                        }
                      } else {
                        let err32 = { instancePath: instancePath + "/data/" + i0 + "/sections/" + i2 + "/image", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data17 };
                        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                      }
                    }
                  } else {
                    let err33 = { instancePath: instancePath + "/data/" + i0 + "/sections/" + i2, schemaPath: "#/properties/data/items/properties/sections/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.properties.data.items.properties.sections.items.type, parentSchema: schema34.properties.data.items.properties.sections.items, data: data13 };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                  }
                }
              } else {
                let err34 = { instancePath: instancePath + "/data/" + i0 + "/sections", schemaPath: "#/properties/data/items/properties/sections/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.data.items.properties.sections.type, parentSchema: schema34.properties.data.items.properties.sections, data: data12 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
            if (data2.sample !== void 0) {
              let data18 = data2.sample;
              if (typeof data18 != "boolean") {
                let err35 = { instancePath: instancePath + "/data/" + i0 + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data18 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            }
          } else {
            let err36 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.properties.data.items.type, parentSchema: schema34.properties.data.items, data: data2 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
      } else {
        let err37 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.data.type, parentSchema: schema34.properties.data, data: data1 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
  } else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
var disclosure = validate21, schema40 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "disclosure.schema.json", title: "DisclosureList", description: 'What an authority asks the site to show. "npm run report" looks for each of these; without this file the report leaves the part out.', type: "object", additionalProperties: !1, properties: { $schema: { type: "string", description: 'The schema of this file, so that an editor can complete and explain it. Example: "../schemas/disclosure.schema.json".' }, title: { type: "string", description: 'The heading of the list in the report. Example: "Public self-disclosure".', pattern: "\\S" }, asks: { type: "string", description: 'Who asks whom; the report writes "Of 60 things that" before it. Example: "the University Grants Commission asks a college to show".', pattern: "\\S" }, source: { type: "string", description: 'Where the list comes from, and how far it can be relied on. Example: "Guidelines on Public Self-Disclosure, 10 June 2024."', pattern: "\\S" }, sections: { description: 'The parts of the list. Example: [{ "title": "Academics", "items": [{ "title": "Library", "words": ["library"], "advice": "Say when it is open." }] }].', type: "array", minItems: 1, items: { title: "DisclosureSection", description: "A part of the list.", type: "object", additionalProperties: !1, properties: { title: { type: "string", description: 'The heading of the part. Example: "Academics".', pattern: "\\S" }, items: { description: 'What is asked for. Example: [{ "title": "Library", "words": ["library"], "advice": "Say when it is open." }].', type: "array", minItems: 1, items: { title: "DisclosureItem", description: "One thing that is asked for, and how a text of the site is recognised as showing it. Capitals make no difference, and a hyphen is as good as a space.", type: "object", additionalProperties: !1, properties: { title: { type: "string", description: 'What is asked for. Example: "Library".', pattern: "\\S" }, words: { description: 'Words that stand anywhere in a title, heading or text that shows it; a star at the end stands for any ending. Example: ["annual report*", "yearbook"].', type: "array", minItems: 1, items: { type: "string", description: 'A word, or several. Example: "annual report*".', pattern: "^[^*]*[^*\\s][*]?$" } }, startsWith: { description: 'Words with which such a title or text begins. Example: ["principal", "vice principal"].', type: "array", minItems: 1, items: { type: "string", description: 'A word, or several. Example: "annual report*".', pattern: "^[^*]*[^*\\s][*]?$" } }, whole: { description: 'The whole of such a title. Example: ["the college"].', type: "array", minItems: 1, items: { type: "string", description: 'A word, or several. Example: "annual report*".', pattern: "^[^*]*[^*\\s][*]?$" } }, except: { description: 'Words that are not meant although they begin with those of this item. Example: ["faculty development"].', type: "array", minItems: 1, items: { type: "string", description: 'A word, or several. Example: "annual report*".', pattern: "^[^*]*[^*\\s][*]?$" } }, block: { title: "DisclosureBlock", description: 'A kind of block that shows it on whichever page it stands, and what the report calls it. Example: { "kind": "search", "name": "The search of this site" }.', type: "object", additionalProperties: !1, properties: { kind: { type: "string", description: 'The kind of block. Example: "search".', pattern: "\\S" }, name: { type: "string", description: 'What the report calls it. Example: "The search of this site".', pattern: "\\S" } }, required: ["kind", "name"] }, onEveryPage: { description: "true: the menu or the foot of every page must name it as well. Example: true.", type: "boolean" }, advice: { type: "string", description: 'What to do where it is missing. Example: "Add a page that says when the library is open."', pattern: "\\S" } }, required: ["title", "advice"] } } }, required: ["title", "items"] } } }, required: ["title", "asks", "source", "sections"] }, pattern51 = new RegExp("^[^*]*[^*\\s][*]?$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.asks === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "asks" }, message: "must have required property 'asks'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.source === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.sections === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sections" }, message: "must have required property 'sections'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "title" || key0 === "asks" || key0 === "source" || key0 === "sections")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.$schema.type, parentSchema: schema40.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40.properties.title, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.title.type, parentSchema: schema40.properties.title, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.asks !== void 0) {
      let data2 = data.asks;
      if (typeof data2 == "string") {
        if (!pattern1.test(data2)) {
          let err8 = { instancePath: instancePath + "/asks", schemaPath: "#/properties/asks/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40.properties.asks, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/asks", schemaPath: "#/properties/asks/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.asks.type, parentSchema: schema40.properties.asks, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.source !== void 0) {
      let data3 = data.source;
      if (typeof data3 == "string") {
        if (!pattern1.test(data3)) {
          let err10 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40.properties.source, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.source.type, parentSchema: schema40.properties.source, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data4 = data.sections;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          let err12 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema40.properties.sections, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.title === void 0) {
              let err13 = { instancePath: instancePath + "/sections/" + i0, schemaPath: "#/properties/sections/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema40.properties.sections.items.required, parentSchema: schema40.properties.sections.items, data: data5 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data5.items === void 0) {
              let err14 = { instancePath: instancePath + "/sections/" + i0, schemaPath: "#/properties/sections/items/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema40.properties.sections.items.required, parentSchema: schema40.properties.sections.items, data: data5 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            for (let key1 in data5)
              if (!(key1 === "title" || key1 === "items")) {
                let err15 = { instancePath: instancePath + "/sections/" + i0, schemaPath: "#/properties/sections/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40.properties.sections.items, data: data5 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            if (data5.title !== void 0) {
              let data6 = data5.title;
              if (typeof data6 == "string") {
                if (!pattern1.test(data6)) {
                  let err16 = { instancePath: instancePath + "/sections/" + i0 + "/title", schemaPath: "#/properties/sections/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40.properties.sections.items.properties.title, data: data6 };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                let err17 = { instancePath: instancePath + "/sections/" + i0 + "/title", schemaPath: "#/properties/sections/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.sections.items.properties.title.type, parentSchema: schema40.properties.sections.items.properties.title, data: data6 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data5.items !== void 0) {
              let data7 = data5.items;
              if (Array.isArray(data7)) {
                if (data7.length < 1) {
                  let err18 = { instancePath: instancePath + "/sections/" + i0 + "/items", schemaPath: "#/properties/sections/items/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema40.properties.sections.items.properties.items, data: data7 };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
                let len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data8 = data7[i1];
                  if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                    if (data8.title === void 0) {
                      let err19 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1, schemaPath: "#/properties/sections/items/properties/items/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema40.properties.sections.items.properties.items.items.required, parentSchema: schema40.properties.sections.items.properties.items.items, data: data8 };
                      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                    }
                    if (data8.advice === void 0) {
                      let err20 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1, schemaPath: "#/properties/sections/items/properties/items/items/required", keyword: "required", params: { missingProperty: "advice" }, message: "must have required property 'advice'", schema: schema40.properties.sections.items.properties.items.items.required, parentSchema: schema40.properties.sections.items.properties.items.items, data: data8 };
                      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                    for (let key2 in data8)
                      if (!(key2 === "title" || key2 === "words" || key2 === "startsWith" || key2 === "whole" || key2 === "except" || key2 === "block" || key2 === "onEveryPage" || key2 === "advice")) {
                        let err21 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1, schemaPath: "#/properties/sections/items/properties/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40.properties.sections.items.properties.items.items, data: data8 };
                        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                      }
                    if (data8.title !== void 0) {
                      let data9 = data8.title;
                      if (typeof data9 == "string") {
                        if (!pattern1.test(data9)) {
                          let err22 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/title", schemaPath: "#/properties/sections/items/properties/items/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40.properties.sections.items.properties.items.items.properties.title, data: data9 };
                          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                        }
                      } else {
                        let err23 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/title", schemaPath: "#/properties/sections/items/properties/items/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.sections.items.properties.items.items.properties.title.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.title, data: data9 };
                        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                      }
                    }
                    if (data8.words !== void 0) {
                      let data10 = data8.words;
                      if (Array.isArray(data10)) {
                        if (data10.length < 1) {
                          let err24 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/words", schemaPath: "#/properties/sections/items/properties/items/items/properties/words/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema40.properties.sections.items.properties.items.items.properties.words, data: data10 };
                          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                        }
                        let len2 = data10.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data11 = data10[i2];
                          if (typeof data11 == "string") {
                            if (!pattern51.test(data11)) {
                              let err25 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/words/" + i2, schemaPath: "#/properties/sections/items/properties/items/items/properties/words/items/pattern", keyword: "pattern", params: { pattern: "^[^*]*[^*\\s][*]?$" }, message: 'must match pattern "^[^*]*[^*\\s][*]?$"', schema: "^[^*]*[^*\\s][*]?$", parentSchema: schema40.properties.sections.items.properties.items.items.properties.words.items, data: data11 };
                              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                            }
                          } else {
                            let err26 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/words/" + i2, schemaPath: "#/properties/sections/items/properties/items/items/properties/words/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.sections.items.properties.items.items.properties.words.items.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.words.items, data: data11 };
                            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                          }
                        }
                      } else {
                        let err27 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/words", schemaPath: "#/properties/sections/items/properties/items/items/properties/words/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.sections.items.properties.items.items.properties.words.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.words, data: data10 };
                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                      }
                    }
                    if (data8.startsWith !== void 0) {
                      let data12 = data8.startsWith;
                      if (Array.isArray(data12)) {
                        if (data12.length < 1) {
                          let err28 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/startsWith", schemaPath: "#/properties/sections/items/properties/items/items/properties/startsWith/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema40.properties.sections.items.properties.items.items.properties.startsWith, data: data12 };
                          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                        }
                        let len3 = data12.length;
                        for (let i3 = 0; i3 < len3; i3++) {
                          let data13 = data12[i3];
                          if (typeof data13 == "string") {
                            if (!pattern51.test(data13)) {
                              let err29 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/startsWith/" + i3, schemaPath: "#/properties/sections/items/properties/items/items/properties/startsWith/items/pattern", keyword: "pattern", params: { pattern: "^[^*]*[^*\\s][*]?$" }, message: 'must match pattern "^[^*]*[^*\\s][*]?$"', schema: "^[^*]*[^*\\s][*]?$", parentSchema: schema40.properties.sections.items.properties.items.items.properties.startsWith.items, data: data13 };
                              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                            }
                          } else {
                            let err30 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/startsWith/" + i3, schemaPath: "#/properties/sections/items/properties/items/items/properties/startsWith/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.sections.items.properties.items.items.properties.startsWith.items.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.startsWith.items, data: data13 };
                            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                          }
                        }
                      } else {
                        let err31 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/startsWith", schemaPath: "#/properties/sections/items/properties/items/items/properties/startsWith/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.sections.items.properties.items.items.properties.startsWith.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.startsWith, data: data12 };
                        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                      }
                    }
                    if (data8.whole !== void 0) {
                      let data14 = data8.whole;
                      if (Array.isArray(data14)) {
                        if (data14.length < 1) {
                          let err32 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/whole", schemaPath: "#/properties/sections/items/properties/items/items/properties/whole/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema40.properties.sections.items.properties.items.items.properties.whole, data: data14 };
                          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                        }
                        let len4 = data14.length;
                        for (let i4 = 0; i4 < len4; i4++) {
                          let data15 = data14[i4];
                          if (typeof data15 == "string") {
                            if (!pattern51.test(data15)) {
                              let err33 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/whole/" + i4, schemaPath: "#/properties/sections/items/properties/items/items/properties/whole/items/pattern", keyword: "pattern", params: { pattern: "^[^*]*[^*\\s][*]?$" }, message: 'must match pattern "^[^*]*[^*\\s][*]?$"', schema: "^[^*]*[^*\\s][*]?$", parentSchema: schema40.properties.sections.items.properties.items.items.properties.whole.items, data: data15 };
                              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                            }
                          } else {
                            let err34 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/whole/" + i4, schemaPath: "#/properties/sections/items/properties/items/items/properties/whole/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.sections.items.properties.items.items.properties.whole.items.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.whole.items, data: data15 };
                            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                          }
                        }
                      } else {
                        let err35 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/whole", schemaPath: "#/properties/sections/items/properties/items/items/properties/whole/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.sections.items.properties.items.items.properties.whole.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.whole, data: data14 };
                        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                      }
                    }
                    if (data8.except !== void 0) {
                      let data16 = data8.except;
                      if (Array.isArray(data16)) {
                        if (data16.length < 1) {
                          let err36 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/except", schemaPath: "#/properties/sections/items/properties/items/items/properties/except/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema40.properties.sections.items.properties.items.items.properties.except, data: data16 };
                          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                        }
                        let len5 = data16.length;
                        for (let i5 = 0; i5 < len5; i5++) {
                          let data17 = data16[i5];
                          if (typeof data17 == "string") {
                            if (!pattern51.test(data17)) {
                              let err37 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/except/" + i5, schemaPath: "#/properties/sections/items/properties/items/items/properties/except/items/pattern", keyword: "pattern", params: { pattern: "^[^*]*[^*\\s][*]?$" }, message: 'must match pattern "^[^*]*[^*\\s][*]?$"', schema: "^[^*]*[^*\\s][*]?$", parentSchema: schema40.properties.sections.items.properties.items.items.properties.except.items, data: data17 };
                              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                            }
                          } else {
                            let err38 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/except/" + i5, schemaPath: "#/properties/sections/items/properties/items/items/properties/except/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.sections.items.properties.items.items.properties.except.items.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.except.items, data: data17 };
                            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                          }
                        }
                      } else {
                        let err39 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/except", schemaPath: "#/properties/sections/items/properties/items/items/properties/except/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.sections.items.properties.items.items.properties.except.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.except, data: data16 };
                        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                      }
                    }
                    if (data8.block !== void 0) {
                      let data18 = data8.block;
                      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                        if (data18.kind === void 0) {
                          let err40 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/block", schemaPath: "#/properties/sections/items/properties/items/items/properties/block/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema40.properties.sections.items.properties.items.items.properties.block.required, parentSchema: schema40.properties.sections.items.properties.items.items.properties.block, data: data18 };
                          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                        }
                        if (data18.name === void 0) {
                          let err41 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/block", schemaPath: "#/properties/sections/items/properties/items/items/properties/block/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema40.properties.sections.items.properties.items.items.properties.block.required, parentSchema: schema40.properties.sections.items.properties.items.items.properties.block, data: data18 };
                          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                        }
                        for (let key3 in data18)
                          if (!(key3 === "kind" || key3 === "name")) {
                            let err42 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/block", schemaPath: "#/properties/sections/items/properties/items/items/properties/block/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40.properties.sections.items.properties.items.items.properties.block, data: data18 };
                            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                          }
                        if (data18.kind !== void 0) {
                          let data19 = data18.kind;
                          if (typeof data19 == "string") {
                            if (!pattern1.test(data19)) {
                              let err43 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/block/kind", schemaPath: "#/properties/sections/items/properties/items/items/properties/block/properties/kind/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40.properties.sections.items.properties.items.items.properties.block.properties.kind, data: data19 };
                              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                            }
                          } else {
                            let err44 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/block/kind", schemaPath: "#/properties/sections/items/properties/items/items/properties/block/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.sections.items.properties.items.items.properties.block.properties.kind.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.block.properties.kind, data: data19 };
                            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                          }
                        }
                        if (data18.name !== void 0) {
                          let data20 = data18.name;
                          if (typeof data20 == "string") {
                            if (!pattern1.test(data20)) {
                              let err45 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/block/name", schemaPath: "#/properties/sections/items/properties/items/items/properties/block/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40.properties.sections.items.properties.items.items.properties.block.properties.name, data: data20 };
                              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                            }
                          } else {
                            let err46 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/block/name", schemaPath: "#/properties/sections/items/properties/items/items/properties/block/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.sections.items.properties.items.items.properties.block.properties.name.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.block.properties.name, data: data20 };
                            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                          }
                        }
                      } else {
                        let err47 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/block", schemaPath: "#/properties/sections/items/properties/items/items/properties/block/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.sections.items.properties.items.items.properties.block.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.block, data: data18 };
                        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                      }
                    }
                    if (data8.onEveryPage !== void 0) {
                      let data21 = data8.onEveryPage;
                      if (typeof data21 != "boolean") {
                        let err48 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/onEveryPage", schemaPath: "#/properties/sections/items/properties/items/items/properties/onEveryPage/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema40.properties.sections.items.properties.items.items.properties.onEveryPage.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.onEveryPage, data: data21 };
                        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                      }
                    }
                    if (data8.advice !== void 0) {
                      let data22 = data8.advice;
                      if (typeof data22 == "string") {
                        if (!pattern1.test(data22)) {
                          let err49 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/advice", schemaPath: "#/properties/sections/items/properties/items/items/properties/advice/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40.properties.sections.items.properties.items.items.properties.advice, data: data22 };
                          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                        }
                      } else {
                        let err50 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1 + "/advice", schemaPath: "#/properties/sections/items/properties/items/items/properties/advice/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.sections.items.properties.items.items.properties.advice.type, parentSchema: schema40.properties.sections.items.properties.items.items.properties.advice, data: data22 };
                        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                      }
                    }
                  } else {
                    let err51 = { instancePath: instancePath + "/sections/" + i0 + "/items/" + i1, schemaPath: "#/properties/sections/items/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.sections.items.properties.items.items.type, parentSchema: schema40.properties.sections.items.properties.items.items, data: data8 };
                    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                  }
                }
              } else {
                let err52 = { instancePath: instancePath + "/sections/" + i0 + "/items", schemaPath: "#/properties/sections/items/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.sections.items.properties.items.type, parentSchema: schema40.properties.sections.items.properties.items, data: data7 };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
            }
          } else {
            let err53 = { instancePath: instancePath + "/sections/" + i0, schemaPath: "#/properties/sections/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.sections.items.type, parentSchema: schema40.properties.sections.items, data: data5 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
      } else {
        let err54 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.sections.type, parentSchema: schema40.properties.sections, data: data4 };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
  } else {
    let err55 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var events = validate22, schema41 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "events.schema.json", title: "EventList", description: "Events, two cards to a row of data.", type: "object", additionalProperties: !1, properties: { $schema: { type: "string", role: "machine", description: 'The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/events.schema.json".' }, data: { description: 'One record for each pair of cards. Example: [{ "title": "Independence Day", "date": "15-08-2024", "para": "The flag was hoisted at eight." }].', type: "array", items: { title: "EventRow", description: "Two event cards; the second may be left out.", type: "object", additionalProperties: !1, properties: { title: { type: "string", description: 'The title of the first card. Example: "Independence Day".', pattern: "\\S" }, date: { $ref: "common.schema.json#/definitions/date" }, para: { type: "string", description: 'The text of the first card. Example: "The flag was hoisted at eight."', pattern: "\\S" }, background: { $ref: "common.schema.json#/definitions/imagePath" }, url: { $ref: "common.schema.json#/definitions/link" }, title1: { type: "string", description: `The title of the second card. Example: "Teachers' Day".`, pattern: "\\S" }, date1: { $ref: "common.schema.json#/definitions/date" }, para1: { type: "string", description: 'The text of the second card. Example: "The students greeted their teachers with songs."', pattern: "\\S" }, background1: { $ref: "common.schema.json#/definitions/imagePath" }, url1: { $ref: "common.schema.json#/definitions/link" }, sample: { $ref: "common.schema.json#/definitions/sample" } }, required: ["title"] } } }, required: ["data"] };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "data")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema41, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.$schema.type, parentSchema: schema41.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.title === void 0) {
              let err3 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema41.properties.data.items.required, parentSchema: schema41.properties.data.items, data: data2 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            for (let key1 in data2)
              if (!func2.call(schema41.properties.data.items.properties, key1)) {
                let err4 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema41.properties.data.items, data: data2 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            if (data2.title !== void 0) {
              let data3 = data2.title;
              if (typeof data3 == "string") {
                if (!pattern1.test(data3)) {
                  let err5 = { instancePath: instancePath + "/data/" + i0 + "/title", schemaPath: "#/properties/data/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema41.properties.data.items.properties.title, data: data3 };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              } else {
                let err6 = { instancePath: instancePath + "/data/" + i0 + "/title", schemaPath: "#/properties/data/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.data.items.properties.title.type, parentSchema: schema41.properties.data.items.properties.title, data: data3 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            }
            if (data2.date !== void 0) {
              let data4 = data2.date;
              if (typeof data4 == "string") {
                if (!pattern31.test(data4)) {
                  let err7 = { instancePath: instancePath + "/data/" + i0 + "/date", schemaPath: "common.schema.json#/definitions/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$" }, message: 'must match pattern "^[0-9]{2}-[0-9]{2}-[0-9]{4}$"', schema: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$", parentSchema: schema28, data: data4 };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              } else {
                let err8 = { instancePath: instancePath + "/data/" + i0 + "/date", schemaPath: "common.schema.json#/definitions/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.type, parentSchema: schema28, data: data4 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            if (data2.para !== void 0) {
              let data5 = data2.para;
              if (typeof data5 == "string") {
                if (!pattern1.test(data5)) {
                  let err9 = { instancePath: instancePath + "/data/" + i0 + "/para", schemaPath: "#/properties/data/items/properties/para/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema41.properties.data.items.properties.para, data: data5 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/data/" + i0 + "/para", schemaPath: "#/properties/data/items/properties/para/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.data.items.properties.para.type, parentSchema: schema41.properties.data.items.properties.para, data: data5 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data2.background !== void 0) {
              let data6 = data2.background;
              if (typeof data6 == "string") {
                if (!pattern0.test(data6)) {
                  let err11 = { instancePath: instancePath + "/data/" + i0 + "/background", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data6 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/data/" + i0 + "/background", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data6 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data2.url !== void 0) {
              let data7 = data2.url;
              if (typeof data7 == "string") {
                if (!pattern16.test(data7)) {
                  let err13 = { instancePath: instancePath + "/data/" + i0 + "/url", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data7 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/data/" + i0 + "/url", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data7 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data2.title1 !== void 0) {
              let data8 = data2.title1;
              if (typeof data8 == "string") {
                if (!pattern1.test(data8)) {
                  let err15 = { instancePath: instancePath + "/data/" + i0 + "/title1", schemaPath: "#/properties/data/items/properties/title1/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema41.properties.data.items.properties.title1, data: data8 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/data/" + i0 + "/title1", schemaPath: "#/properties/data/items/properties/title1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.data.items.properties.title1.type, parentSchema: schema41.properties.data.items.properties.title1, data: data8 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data2.date1 !== void 0) {
              let data9 = data2.date1;
              if (typeof data9 == "string") {
                if (!pattern31.test(data9)) {
                  let err17 = { instancePath: instancePath + "/data/" + i0 + "/date1", schemaPath: "common.schema.json#/definitions/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$" }, message: 'must match pattern "^[0-9]{2}-[0-9]{2}-[0-9]{4}$"', schema: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$", parentSchema: schema28, data: data9 };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                let err18 = { instancePath: instancePath + "/data/" + i0 + "/date1", schemaPath: "common.schema.json#/definitions/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.type, parentSchema: schema28, data: data9 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data2.para1 !== void 0) {
              let data10 = data2.para1;
              if (typeof data10 == "string") {
                if (!pattern1.test(data10)) {
                  let err19 = { instancePath: instancePath + "/data/" + i0 + "/para1", schemaPath: "#/properties/data/items/properties/para1/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema41.properties.data.items.properties.para1, data: data10 };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
              } else {
                let err20 = { instancePath: instancePath + "/data/" + i0 + "/para1", schemaPath: "#/properties/data/items/properties/para1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.data.items.properties.para1.type, parentSchema: schema41.properties.data.items.properties.para1, data: data10 };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            if (data2.background1 !== void 0) {
              let data11 = data2.background1;
              if (typeof data11 == "string") {
                if (!pattern0.test(data11)) {
                  let err21 = { instancePath: instancePath + "/data/" + i0 + "/background1", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data11 };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
              } else {
                let err22 = { instancePath: instancePath + "/data/" + i0 + "/background1", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data11 };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
            if (data2.url1 !== void 0) {
              let data12 = data2.url1;
              if (typeof data12 == "string") {
                if (!pattern16.test(data12)) {
                  let err23 = { instancePath: instancePath + "/data/" + i0 + "/url1", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data12 };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
              } else {
                let err24 = { instancePath: instancePath + "/data/" + i0 + "/url1", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data12 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data2.sample !== void 0) {
              let data13 = data2.sample;
              if (typeof data13 != "boolean") {
                let err25 = { instancePath: instancePath + "/data/" + i0 + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data13 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
          } else {
            let err26 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.properties.data.items.type, parentSchema: schema41.properties.data.items, data: data2 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema41.properties.data.type, parentSchema: schema41.properties.data, data: data1 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
var info = validate23, schema49 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "info.schema.json", title: "InfoFile", description: "A page composed of blocks.", type: "object", additionalProperties: !1, properties: { $schema: { type: "string", role: "machine", description: 'The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/info.schema.json".' }, data: { description: 'The page, as one record. Example: [{ "title": "Canteen", "blocks": [{ "kind": "prose", "paragraphs": ["Lunch is served from noon."] }] }].', type: "array", items: { title: "InfoRecord", description: "A page of blocks.", type: "object", additionalProperties: !1, properties: { title: { type: "string", description: 'The heading of the page. Example: "History".', pattern: "\\S" }, description: { type: "string", description: 'One or two sentences for search engines, also shown under the heading. Example: "From 1956 to today."', pattern: "\\S" }, intro: { description: "false keeps the description out of the page itself. Example: false.", type: "boolean" }, blocks: { description: 'The parts of the page, from top to bottom. Example: [{ "kind": "prose", "heading": "Meals", "paragraphs": ["Lunch is served from noon."] }].', type: "array", items: { $ref: "block.schema.json#/definitions/authoredBlock" } }, sample: { $ref: "common.schema.json#/definitions/sample" } }, required: ["blocks"] }, minItems: 1, maxItems: 1 } }, required: ["data"] }, schema108 = { title: "AuthoredBlock", description: "A part of a page, as it is written in a data file.", type: "object", discriminator: { propertyName: "kind" }, required: ["kind"], oneOf: [{ $ref: "#/definitions/proseBlock" }, { $ref: "#/definitions/listBlock" }, { $ref: "#/definitions/figureBlock" }, { $ref: "#/definitions/featureBlock" }, { $ref: "#/definitions/galleryBlock" }, { $ref: "#/definitions/videosBlock" }, { $ref: "#/definitions/cardsBlock" }, { $ref: "#/definitions/tableBlock" }, { $ref: "#/definitions/buttonsBlock" }, { $ref: "#/definitions/peopleBlock" }, { $ref: "#/definitions/tabsBlock" }, { $ref: "#/definitions/carouselBlock" }, { $ref: "#/definitions/eventsBlock" }, { $ref: "#/definitions/factsBlock" }, { $ref: "#/definitions/countersBlock" }, { $ref: "#/definitions/mapBlock" }, { $ref: "#/definitions/addressBlock" }, { $ref: "#/definitions/contactFormBlock" }, { $ref: "#/definitions/contactsBlock" }, { $ref: "#/definitions/noticeBlock" }, { $ref: "#/definitions/searchBlock" }, { $ref: "#/definitions/siteMapBlock" }, { $ref: "#/definitions/fromActivityCardsBlock" }, { $ref: "#/definitions/fromEventsBlock" }, { $ref: "#/definitions/fromPeopleBlock" }, { $ref: "#/definitions/fromProgrammesBlock" }] }, schema89 = { title: "ProseBlock", description: "Paragraphs of text.", type: "object", additionalProperties: !1, properties: { kind: { description: '"prose": paragraphs of text.', const: "prose", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Our history".', pattern: "\\S" }, paragraphs: { description: 'The paragraphs. A figure of the institution is written as {{key}}. Example: ["The college started in {{started}}."].', type: "array", minItems: 1, items: { type: "string", description: 'A paragraph. Example: "The college started in {{started}}."', pattern: "\\S" } }, lead: { description: "true sets the text larger, as an opening. Example: true.", type: "boolean" } }, required: ["kind", "paragraphs"] }, schema90 = { title: "ListBlock", description: "A list of points.", type: "object", additionalProperties: !1, properties: { kind: { description: '"list": a list of points.', const: "list", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "What to bring".', pattern: "\\S" }, items: { description: 'The points. Example: ["24-hour security"].', type: "array", items: { type: "string", description: 'A point. Example: "24-hour security".', pattern: "\\S" }, minItems: 1 }, style: { description: 'How the points are marked: bullets, numbers, ticks or plain. Example: "bullets".', type: "string", enum: ["bullets", "numbers", "ticks", "plain"] } }, required: ["kind", "items"] }, schema91 = { title: "TableBlock", description: "A table.", type: "object", additionalProperties: !1, properties: { kind: { description: '"table": a table.', const: "table", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Members".', pattern: "\\S" }, caption: { type: "string", description: 'What the table shows. Example: "Members of the committee".', pattern: "\\S" }, columns: { description: 'The headings of the columns. Example: ["Name", "Designation"].', type: "array", items: { type: "string", description: 'The heading of a column. Example: "Name".', pattern: "\\S" }, minItems: 1 }, rows: { description: 'The rows of cells. A cell that spans rows is left out of the rows below it. Example: [[{ "text": "Dr. A. Example" }, { "text": "Chairperson" }]].', type: "array", items: { description: 'The cells of one row. Example: [{ "text": "Dr. A. Example" }, { "text": "Chairperson" }].', type: "array", items: { title: "TableCell", description: "A cell of a table.", type: "object", additionalProperties: !1, properties: { text: { type: "string", role: "cell", description: 'What the cell says. Example: "Chairperson".' }, bold: { description: "true prints the cell in bold. Example: true.", type: "boolean" }, rowSpan: { description: "How many rows the cell spans. Example: 2.", type: "integer", minimum: 1, maximum: 200 } }, required: ["text"] }, minItems: 1 } } }, required: ["kind", "caption", "columns", "rows"] }, schema92 = { title: "FactsBlock", description: "Figures of the institution, from site.json.", type: "object", additionalProperties: !1, properties: { kind: { description: '"facts": figures of the institution, from site.json.', const: "facts", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "The college in figures".', pattern: "\\S" }, facts: { description: 'Which figures, by key. Example: ["beds"].', type: "array", items: { type: "string", role: "figure", description: 'The key of a figure. Example: "beds".' }, minItems: 1 } }, required: ["kind", "facts"] }, schema93 = { title: "CountersBlock", description: "Figures, each above its label.", type: "object", additionalProperties: !1, properties: { kind: { description: '"counters": figures, each above its label.', const: "counters", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "At a glance".', pattern: "\\S" }, counters: { description: 'The figures. Example: [{ "value": 300, "label": "Students" }].', type: "array", items: { title: "Counter", description: "A figure.", type: "object", additionalProperties: !1, properties: { value: { description: "The figure. Example: 300.", type: "integer", minimum: 0 }, label: { type: "string", description: 'What the figure counts. Example: "Students".', pattern: "\\S" } }, required: ["value"] }, minItems: 1 }, duration: { description: "How long the figures once took to count up, in milliseconds. They no longer count, because a wrong figure would be read meanwhile; files that say it stay valid. Example: 7000.", type: "integer", minimum: 0 }, shown: { description: "false keeps the figures in the data without showing them. Example: false.", type: "boolean" } }, required: ["kind", "counters"] }, schema94 = { title: "MapBlock", description: "The map of site.json, loaded only when a visitor asks for it.", type: "object", additionalProperties: !1, properties: { kind: { description: '"map": the map of site.json, loaded only when a visitor asks for it.', const: "map", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "How to find us".', pattern: "\\S" } }, required: ["kind"] }, schema95 = { title: "AddressBlock", description: "The postal address and the ways to reach the institution, from site.json.", type: "object", additionalProperties: !1, properties: { kind: { description: '"address": the postal address and the ways to reach the institution, from site.json.', const: "address", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Address".', pattern: "\\S" } }, required: ["kind"] }, schema96 = { title: "ContactFormBlock", description: "A form that opens the visitor's own mail program.", type: "object", additionalProperties: !1, properties: { kind: { description: `"contact-form": a form that opens the visitor's own mail program.`, const: "contact-form", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Write to us".', pattern: "\\S" } }, required: ["kind"] }, schema97 = { title: "NoticeBlock", description: "A short notice that stands out.", type: "object", additionalProperties: !1, properties: { kind: { description: '"notice": a short notice that stands out.', const: "notice", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Admission".', pattern: "\\S" }, text: { type: "string", description: 'What the notice says. Example: "Admission for the coming year opens in June."', pattern: "\\S" } }, required: ["kind", "text"] }, schema98 = { title: "SearchBlock", description: "The search over all pages; without script the list of all pages. A site with such a page gets a quick search in its header.", type: "object", additionalProperties: !1, properties: { kind: { description: '"search": the search over all pages.', const: "search", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Search the site".', pattern: "\\S" } }, required: ["kind"] }, schema52 = { title: "FigureBlock", description: "One picture with its caption.", type: "object", additionalProperties: !1, properties: { kind: { description: '"figure": one picture with its caption.', const: "figure", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Organogram".', pattern: "\\S" }, src: { $ref: "common.schema.json#/definitions/imagePath" }, alt: { type: "string", description: 'What the picture shows, for visitors who cannot see it. Example: "Organisation chart: the principal reports to the managing director."', pattern: "\\S" }, caption: { type: "string", description: 'The words under the picture. Example: "Organogram of the college".', pattern: "\\S" } }, required: ["kind", "src", "alt"] };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema52.required, parentSchema: schema52, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.src === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema52.required, parentSchema: schema52, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.alt === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema52.required, parentSchema: schema52, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "src" || key0 === "alt" || key0 === "caption")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema52, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.kind.type, parentSchema: schema52.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "figure") {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "figure" }, message: "must be equal to constant", schema: "figure", parentSchema: schema52.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema52.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.heading.type, parentSchema: schema52.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.src !== void 0) {
      let data2 = data.src;
      if (typeof data2 == "string") {
        if (!pattern0.test(data2)) {
          let err8 = { instancePath: instancePath + "/src", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/src", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.alt !== void 0) {
      let data3 = data.alt;
      if (typeof data3 == "string") {
        if (!pattern1.test(data3)) {
          let err10 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema52.properties.alt, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.alt.type, parentSchema: schema52.properties.alt, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data4 = data.caption;
      if (typeof data4 == "string") {
        if (!pattern1.test(data4)) {
          let err12 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema52.properties.caption, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.caption.type, parentSchema: schema52.properties.caption, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema52.type, parentSchema: schema52, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
var schema54 = { title: "FeatureBlock", description: "Text beside a picture.", type: "object", additionalProperties: !1, properties: { kind: { description: '"feature": text beside a picture.', const: "feature", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "The skills laboratory".', pattern: "\\S" }, paragraphs: { description: 'The paragraphs. A figure of the institution is written as {{key}}. Example: ["The laboratory has eight beds and a manikin for each group."].', type: "array", minItems: 1, items: { type: "string", description: 'A paragraph. Example: "The laboratory has eight beds and a manikin for each group."', pattern: "\\S" } }, image: { $ref: "common.schema.json#/definitions/imagePath" }, alt: { type: "string", description: 'What the picture shows. Left out when it only decorates. Example: "The main building".', pattern: "\\S" }, side: { description: 'On which side the picture stands: start or end. Example: "end".', type: "string", enum: ["start", "end"] }, links: { description: 'Buttons under the text. Example: [{ "label": "See the laboratory", "href": "facilities/labs" }].', type: "array", items: { $ref: "common.schema.json#/definitions/menuLink" } } }, required: ["kind", "paragraphs"] }, schema56 = { title: "MenuLink", description: "A menu item.", type: "object", additionalProperties: !1, properties: { label: { type: "string", description: 'The words that visitors see. Example: "Academic Calendar".', pattern: "\\S" }, href: { $ref: "common.schema.json#/definitions/link" } }, required: ["label", "href"] };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema56, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (!pattern1.test(data0)) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema56.properties.label, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.label.type, parentSchema: schema56.properties.label, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (!pattern16.test(data1)) {
          let err5 = { instancePath: instancePath + "/href", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/href", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema54.required, parentSchema: schema54, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.paragraphs === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paragraphs" }, message: "must have required property 'paragraphs'", schema: schema54.required, parentSchema: schema54, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "paragraphs" || key0 === "image" || key0 === "alt" || key0 === "side" || key0 === "links")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema54, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.kind.type, parentSchema: schema54.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "feature") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "feature" }, message: "must be equal to constant", schema: "feature", parentSchema: schema54.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema54.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.heading.type, parentSchema: schema54.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.paragraphs !== void 0) {
      let data2 = data.paragraphs;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/paragraphs", schemaPath: "#/properties/paragraphs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema54.properties.paragraphs, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (!pattern1.test(data3)) {
              let err8 = { instancePath: instancePath + "/paragraphs/" + i0, schemaPath: "#/properties/paragraphs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema54.properties.paragraphs.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/paragraphs/" + i0, schemaPath: "#/properties/paragraphs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.paragraphs.items.type, parentSchema: schema54.properties.paragraphs.items, data: data3 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/paragraphs", schemaPath: "#/properties/paragraphs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema54.properties.paragraphs.type, parentSchema: schema54.properties.paragraphs, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.image !== void 0) {
      let data4 = data.image;
      if (typeof data4 == "string") {
        if (!pattern0.test(data4)) {
          let err11 = { instancePath: instancePath + "/image", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/image", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.alt !== void 0) {
      let data5 = data.alt;
      if (typeof data5 == "string") {
        if (!pattern1.test(data5)) {
          let err13 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema54.properties.alt, data: data5 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.alt.type, parentSchema: schema54.properties.alt, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.side !== void 0) {
      let data6 = data.side;
      if (typeof data6 != "string") {
        let err15 = { instancePath: instancePath + "/side", schemaPath: "#/properties/side/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.side.type, parentSchema: schema54.properties.side, data: data6 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data6 === "start" || data6 === "end")) {
        let err16 = { instancePath: instancePath + "/side", schemaPath: "#/properties/side/enum", keyword: "enum", params: { allowedValues: schema54.properties.side.enum }, message: "must be equal to one of the allowed values", schema: schema54.properties.side.enum, parentSchema: schema54.properties.side, data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.links !== void 0) {
      let data7 = data.links;
      if (Array.isArray(data7)) {
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate28(data7[i1], { instancePath: instancePath + "/links/" + i1, parentData: data7, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/links", schemaPath: "#/properties/links/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema54.properties.links.type, parentSchema: schema54.properties.links, data: data7 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
var schema58 = { title: "GalleryBlock", description: "Pictures that open large.", type: "object", additionalProperties: !1, properties: { kind: { description: '"gallery": pictures that open large.', const: "gallery", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Pictures of the day".', pattern: "\\S" }, images: { description: 'The pictures. Example: [{ "src": "images/yrc/camp-1.jpg", "caption": "Students registering donors at the camp" }].', type: "array", items: { $ref: "common.schema.json#/definitions/image" } }, display: { description: 'grid: pictures side by side. cards: pictures with their captions as titles. Example: "grid".', type: "string", enum: ["grid", "cards"] } }, required: ["kind", "images"] };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.src === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema30.required, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "src" || key0 === "caption" || key0 === "thumb")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema30, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.src !== void 0) {
      let data0 = data.src;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          let err2 = { instancePath: instancePath + "/src", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/src", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data1 = data.caption;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err4 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema30.properties.caption, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.caption.type, parentSchema: schema30.properties.caption, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.thumb !== void 0) {
      let data2 = data.thumb;
      if (typeof data2 == "string") {
        if (!pattern0.test(data2)) {
          let err6 = { instancePath: instancePath + "/thumb", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/thumb", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema30.type, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate31.errors = vErrors, errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.images === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "images" }, message: "must have required property 'images'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "images" || key0 === "display")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.kind.type, parentSchema: schema58.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "gallery") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "gallery" }, message: "must be equal to constant", schema: "gallery", parentSchema: schema58.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema58.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.heading.type, parentSchema: schema58.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.images !== void 0) {
      let data2 = data.images;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate31(data2[i0], { instancePath: instancePath + "/images/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/images", schemaPath: "#/properties/images/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema58.properties.images.type, parentSchema: schema58.properties.images, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.display !== void 0) {
      let data4 = data.display;
      if (typeof data4 != "string") {
        let err8 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.display.type, parentSchema: schema58.properties.display, data: data4 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data4 === "grid" || data4 === "cards")) {
        let err9 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/enum", keyword: "enum", params: { allowedValues: schema58.properties.display.enum }, message: "must be equal to one of the allowed values", schema: schema58.properties.display.enum, parentSchema: schema58.properties.display, data: data4 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
var schema62 = { title: "VideosBlock", description: "Videos, loaded only when a visitor asks for them.", type: "object", additionalProperties: !1, properties: { kind: { description: '"videos": videos, loaded only when a visitor asks for them.', const: "videos", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Graduation on film".', pattern: "\\S" }, videos: { description: 'The videos. Example: [{ "vid": "https://youtu.be/aqz-KE-bpKQ", "title": "The lamp lighting" }].', type: "array", items: { $ref: "common.schema.json#/definitions/video" }, minItems: 1 }, display: { description: 'grid: side by side. wide: one below the other. Example: "grid".', type: "string", enum: ["grid", "wide"] } }, required: ["kind", "videos"] }, schema63 = { title: "Video", description: "A video.", type: "object", additionalProperties: !1, properties: { vid: { $ref: "common.schema.json#/definitions/videoAddress" }, title: { type: "string", description: 'What the video shows. Example: "Graduation ceremony 2024, the lamp lighting".', pattern: "\\S" }, poster: { $ref: "common.schema.json#/definitions/imagePath" } }, required: ["vid"] }, schema64 = { title: "VideoAddress", description: 'A video of YouTube, or of another provider that "providers" of manifest/site.json lists, in any of the usual forms. Example: "https://www.youtube.com/watch?v=aqz-KE-bpKQ".', type: "string", role: "video", pattern: '^(https:)?//[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?/[^\\s]+$' }, pattern85 = new RegExp('^(https:)?//[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?/[^\\s]+$', "u");
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.vid === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vid" }, message: "must have required property 'vid'", schema: schema63.required, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "vid" || key0 === "title" || key0 === "poster")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.vid !== void 0) {
      let data0 = data.vid;
      if (typeof data0 == "string") {
        if (!pattern85.test(data0)) {
          let err2 = { instancePath: instancePath + "/vid", schemaPath: "common.schema.json#/definitions/videoAddress/pattern", keyword: "pattern", params: { pattern: '^(https:)?//[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?/[^\\s]+$' }, message: 'must match pattern "^(https:)?//[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?/[^\\s]+$"', schema: '^(https:)?//[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?/[^\\s]+$', parentSchema: schema64, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/vid", schemaPath: "common.schema.json#/definitions/videoAddress/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema63.properties.title, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.title.type, parentSchema: schema63.properties.title, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.poster !== void 0) {
      let data2 = data.poster;
      if (typeof data2 == "string") {
        if (!pattern0.test(data2)) {
          let err6 = { instancePath: instancePath + "/poster", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/poster", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.type, parentSchema: schema63, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.videos === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "videos" }, message: "must have required property 'videos'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "videos" || key0 === "display")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema62, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.kind.type, parentSchema: schema62.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "videos") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "videos" }, message: "must be equal to constant", schema: "videos", parentSchema: schema62.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema62.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.heading.type, parentSchema: schema62.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.videos !== void 0) {
      let data2 = data.videos;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/videos", schemaPath: "#/properties/videos/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema62.properties.videos, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate34(data2[i0], { instancePath: instancePath + "/videos/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/videos", schemaPath: "#/properties/videos/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema62.properties.videos.type, parentSchema: schema62.properties.videos, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.display !== void 0) {
      let data4 = data.display;
      if (typeof data4 != "string") {
        let err9 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.display.type, parentSchema: schema62.properties.display, data: data4 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data4 === "grid" || data4 === "wide")) {
        let err10 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/enum", keyword: "enum", params: { allowedValues: schema62.properties.display.enum }, message: "must be equal to one of the allowed values", schema: schema62.properties.display.enum, parentSchema: schema62.properties.display, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate33.errors = vErrors, errors === 0;
}
var schema66 = { title: "CardsBlock", description: "Cards side by side.", type: "object", additionalProperties: !1, properties: { kind: { description: '"cards": cards side by side.', const: "cards", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Courses".', pattern: "\\S" }, cards: { description: 'The cards. Example: [{ "title": "B.Sc Physics", "href": "courses/bsc-physics" }].', type: "array", items: { title: "Card", description: "A card that leads somewhere, or only informs.", type: "object", additionalProperties: !1, properties: { title: { type: "string", description: 'The words on the card. Example: "B.Sc Physics".', pattern: "\\S" }, href: { $ref: "common.schema.json#/definitions/link" }, image: { $ref: "common.schema.json#/definitions/imagePath" }, text: { type: "string", description: 'A sentence under the title. Example: "Four years, {{bscSeats}} seats."', pattern: "\\S" }, date: { $ref: "common.schema.json#/definitions/date" }, icon: { $ref: "common.schema.json#/definitions/drawing" } }, required: ["title"] } }, display: { description: 'pictures: large pictures on top. rows: one below the other. plain: text only. Example: "pictures".', type: "string", enum: ["pictures", "rows", "plain"] }, more: { $ref: "common.schema.json#/definitions/menuLink" } }, required: ["kind", "cards"] }, schema70 = { title: "Drawing", description: 'A small drawing in place of a picture: of one card as its "icon", of every card without picture as "placeholder" of the brand. Example: "book".', type: "string", enum: ["lamp", "eye", "target", "heart", "book", "people", "building", "leaf", "cap", "hands"] };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema66.required, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.cards === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cards" }, message: "must have required property 'cards'", schema: schema66.required, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "cards" || key0 === "display" || key0 === "more")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema66, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.properties.kind.type, parentSchema: schema66.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "cards") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "cards" }, message: "must be equal to constant", schema: "cards", parentSchema: schema66.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema66.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.properties.heading.type, parentSchema: schema66.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.cards !== void 0) {
      let data2 = data.cards;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.title === void 0) {
              let err7 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema66.properties.cards.items.required, parentSchema: schema66.properties.cards.items, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "title" || key1 === "href" || key1 === "image" || key1 === "text" || key1 === "date" || key1 === "icon")) {
                let err8 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema66.properties.cards.items, data: data3 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            if (data3.title !== void 0) {
              let data4 = data3.title;
              if (typeof data4 == "string") {
                if (!pattern1.test(data4)) {
                  let err9 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "#/properties/cards/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema66.properties.cards.items.properties.title, data: data4 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "#/properties/cards/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.properties.cards.items.properties.title.type, parentSchema: schema66.properties.cards.items.properties.title, data: data4 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data3.href !== void 0) {
              let data5 = data3.href;
              if (typeof data5 == "string") {
                if (!pattern16.test(data5)) {
                  let err11 = { instancePath: instancePath + "/cards/" + i0 + "/href", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data5 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/cards/" + i0 + "/href", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data5 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data3.image !== void 0) {
              let data6 = data3.image;
              if (typeof data6 == "string") {
                if (!pattern0.test(data6)) {
                  let err13 = { instancePath: instancePath + "/cards/" + i0 + "/image", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data6 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/cards/" + i0 + "/image", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data6 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data3.text !== void 0) {
              let data7 = data3.text;
              if (typeof data7 == "string") {
                if (!pattern1.test(data7)) {
                  let err15 = { instancePath: instancePath + "/cards/" + i0 + "/text", schemaPath: "#/properties/cards/items/properties/text/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema66.properties.cards.items.properties.text, data: data7 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/cards/" + i0 + "/text", schemaPath: "#/properties/cards/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.properties.cards.items.properties.text.type, parentSchema: schema66.properties.cards.items.properties.text, data: data7 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data3.date !== void 0) {
              let data8 = data3.date;
              if (typeof data8 == "string") {
                if (!pattern31.test(data8)) {
                  let err17 = { instancePath: instancePath + "/cards/" + i0 + "/date", schemaPath: "common.schema.json#/definitions/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$" }, message: 'must match pattern "^[0-9]{2}-[0-9]{2}-[0-9]{4}$"', schema: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$", parentSchema: schema28, data: data8 };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                let err18 = { instancePath: instancePath + "/cards/" + i0 + "/date", schemaPath: "common.schema.json#/definitions/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.type, parentSchema: schema28, data: data8 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data3.icon !== void 0) {
              let data9 = data3.icon;
              if (typeof data9 != "string") {
                let err19 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "common.schema.json#/definitions/drawing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema70.type, parentSchema: schema70, data: data9 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
              if (!(data9 === "lamp" || data9 === "eye" || data9 === "target" || data9 === "heart" || data9 === "book" || data9 === "people" || data9 === "building" || data9 === "leaf" || data9 === "cap" || data9 === "hands")) {
                let err20 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "common.schema.json#/definitions/drawing/enum", keyword: "enum", params: { allowedValues: schema70.enum }, message: "must be equal to one of the allowed values", schema: schema70.enum, parentSchema: schema70, data: data9 };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
          } else {
            let err21 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema66.properties.cards.items.type, parentSchema: schema66.properties.cards.items, data: data3 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      } else {
        let err22 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema66.properties.cards.type, parentSchema: schema66.properties.cards, data: data2 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.display !== void 0) {
      let data10 = data.display;
      if (typeof data10 != "string") {
        let err23 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.properties.display.type, parentSchema: schema66.properties.display, data: data10 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (!(data10 === "pictures" || data10 === "rows" || data10 === "plain")) {
        let err24 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/enum", keyword: "enum", params: { allowedValues: schema66.properties.display.enum }, message: "must be equal to one of the allowed values", schema: schema66.properties.display.enum, parentSchema: schema66.properties.display, data: data10 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    data.more !== void 0 && (validate28(data.more, { instancePath: instancePath + "/more", parentData: data, parentDataProperty: "more", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length));
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema66.type, parentSchema: schema66, data };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate36.errors = vErrors, errors === 0;
}
var schema71 = { title: "ButtonsBlock", description: "Buttons that lead to pages, documents or other sites.", type: "object", additionalProperties: !1, properties: { kind: { description: '"buttons": buttons that lead to pages, documents or other sites.', const: "buttons", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Documents".', pattern: "\\S" }, buttons: { description: 'The buttons. Example: [{ "label": "Prospectus", "href": "documents/prospectus.pdf", "newTab": true }].', type: "array", items: { title: "Button", description: "A button.", type: "object", additionalProperties: !1, properties: { label: { type: "string", description: 'The words on the button. Example: "Academic calendar 2024-2025".', pattern: "\\S" }, href: { $ref: "common.schema.json#/definitions/link" }, newTab: { description: "true opens the link in a new tab. Example: true.", type: "boolean" } }, required: ["label", "href"] }, minItems: 1 } }, required: ["kind", "buttons"] };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema71.required, parentSchema: schema71, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.buttons === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "buttons" }, message: "must have required property 'buttons'", schema: schema71.required, parentSchema: schema71, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "buttons")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema71, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.kind.type, parentSchema: schema71.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "buttons") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "buttons" }, message: "must be equal to constant", schema: "buttons", parentSchema: schema71.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema71.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.heading.type, parentSchema: schema71.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.buttons !== void 0) {
      let data2 = data.buttons;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/buttons", schemaPath: "#/properties/buttons/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema71.properties.buttons, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.label === void 0) {
              let err8 = { instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/properties/buttons/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema71.properties.buttons.items.required, parentSchema: schema71.properties.buttons.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data3.href === void 0) {
              let err9 = { instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/properties/buttons/items/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema71.properties.buttons.items.required, parentSchema: schema71.properties.buttons.items, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "label" || key1 === "href" || key1 === "newTab")) {
                let err10 = { instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/properties/buttons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema71.properties.buttons.items, data: data3 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            if (data3.label !== void 0) {
              let data4 = data3.label;
              if (typeof data4 == "string") {
                if (!pattern1.test(data4)) {
                  let err11 = { instancePath: instancePath + "/buttons/" + i0 + "/label", schemaPath: "#/properties/buttons/items/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema71.properties.buttons.items.properties.label, data: data4 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/buttons/" + i0 + "/label", schemaPath: "#/properties/buttons/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.buttons.items.properties.label.type, parentSchema: schema71.properties.buttons.items.properties.label, data: data4 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data3.href !== void 0) {
              let data5 = data3.href;
              if (typeof data5 == "string") {
                if (!pattern16.test(data5)) {
                  let err13 = { instancePath: instancePath + "/buttons/" + i0 + "/href", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data5 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/buttons/" + i0 + "/href", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data5 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data3.newTab !== void 0) {
              let data6 = data3.newTab;
              if (typeof data6 != "boolean") {
                let err15 = { instancePath: instancePath + "/buttons/" + i0 + "/newTab", schemaPath: "#/properties/buttons/items/properties/newTab/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema71.properties.buttons.items.properties.newTab.type, parentSchema: schema71.properties.buttons.items.properties.newTab, data: data6 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
          } else {
            let err16 = { instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/properties/buttons/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.properties.buttons.items.type, parentSchema: schema71.properties.buttons.items, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/buttons", schemaPath: "#/properties/buttons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema71.properties.buttons.type, parentSchema: schema71.properties.buttons, data: data2 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.type, parentSchema: schema71, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate38.errors = vErrors, errors === 0;
}
var schema73 = { title: "PeopleBlock", description: "People with photograph, name and role.", type: "object", additionalProperties: !1, properties: { kind: { description: '"people": people with photograph, name and role.', const: "people", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Our teachers".', pattern: "\\S" }, people: { description: 'The people. Example: [{ "name": "Mrs. Anitha Example", "role": "Principal" }].', type: "array", items: { title: "PersonCard", description: "A person.", type: "object", additionalProperties: !1, properties: { name: { type: "string", description: 'The name. Example: "Mrs. Anitha Example".', pattern: "\\S" }, role: { type: "string", description: 'The role. Example: "Principal".', pattern: "\\S" }, image: { $ref: "common.schema.json#/definitions/portrait" }, href: { $ref: "common.schema.json#/definitions/link" }, message: { description: 'The paragraphs. A figure of the institution is written as {{key}}. Example: ["Welcome to our college."].', type: "array", minItems: 1, items: { type: "string", description: 'A paragraph. Example: "Welcome to our college."', pattern: "\\S" } } }, required: ["name", "role"] } }, display: { description: 'cards: side by side. messages: one below the other, each with a message. Example: "cards".', type: "string", enum: ["cards", "messages"] } }, required: ["kind", "people"] }, schema74 = { title: "Portrait", description: 'A photograph of a person in the public folder. Example: "images/people/principal.jpg".', type: "string", role: "portrait", pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema73.required, parentSchema: schema73, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.people === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "people" }, message: "must have required property 'people'", schema: schema73.required, parentSchema: schema73, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "people" || key0 === "display")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema73, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.kind.type, parentSchema: schema73.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "people") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "people" }, message: "must be equal to constant", schema: "people", parentSchema: schema73.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema73.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.heading.type, parentSchema: schema73.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.people !== void 0) {
      let data2 = data.people;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.name === void 0) {
              let err7 = { instancePath: instancePath + "/people/" + i0, schemaPath: "#/properties/people/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema73.properties.people.items.required, parentSchema: schema73.properties.people.items, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data3.role === void 0) {
              let err8 = { instancePath: instancePath + "/people/" + i0, schemaPath: "#/properties/people/items/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'", schema: schema73.properties.people.items.required, parentSchema: schema73.properties.people.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "name" || key1 === "role" || key1 === "image" || key1 === "href" || key1 === "message")) {
                let err9 = { instancePath: instancePath + "/people/" + i0, schemaPath: "#/properties/people/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema73.properties.people.items, data: data3 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            if (data3.name !== void 0) {
              let data4 = data3.name;
              if (typeof data4 == "string") {
                if (!pattern1.test(data4)) {
                  let err10 = { instancePath: instancePath + "/people/" + i0 + "/name", schemaPath: "#/properties/people/items/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema73.properties.people.items.properties.name, data: data4 };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/people/" + i0 + "/name", schemaPath: "#/properties/people/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.people.items.properties.name.type, parentSchema: schema73.properties.people.items.properties.name, data: data4 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data3.role !== void 0) {
              let data5 = data3.role;
              if (typeof data5 == "string") {
                if (!pattern1.test(data5)) {
                  let err12 = { instancePath: instancePath + "/people/" + i0 + "/role", schemaPath: "#/properties/people/items/properties/role/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema73.properties.people.items.properties.role, data: data5 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                let err13 = { instancePath: instancePath + "/people/" + i0 + "/role", schemaPath: "#/properties/people/items/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.people.items.properties.role.type, parentSchema: schema73.properties.people.items.properties.role, data: data5 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data3.image !== void 0) {
              let data6 = data3.image;
              if (typeof data6 == "string") {
                if (!pattern0.test(data6)) {
                  let err14 = { instancePath: instancePath + "/people/" + i0 + "/image", schemaPath: "common.schema.json#/definitions/portrait/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema74, data: data6 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                let err15 = { instancePath: instancePath + "/people/" + i0 + "/image", schemaPath: "common.schema.json#/definitions/portrait/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.type, parentSchema: schema74, data: data6 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data3.href !== void 0) {
              let data7 = data3.href;
              if (typeof data7 == "string") {
                if (!pattern16.test(data7)) {
                  let err16 = { instancePath: instancePath + "/people/" + i0 + "/href", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data7 };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                let err17 = { instancePath: instancePath + "/people/" + i0 + "/href", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data7 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data3.message !== void 0) {
              let data8 = data3.message;
              if (Array.isArray(data8)) {
                if (data8.length < 1) {
                  let err18 = { instancePath: instancePath + "/people/" + i0 + "/message", schemaPath: "#/properties/people/items/properties/message/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema73.properties.people.items.properties.message, data: data8 };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
                let len1 = data8.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data9 = data8[i1];
                  if (typeof data9 == "string") {
                    if (!pattern1.test(data9)) {
                      let err19 = { instancePath: instancePath + "/people/" + i0 + "/message/" + i1, schemaPath: "#/properties/people/items/properties/message/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema73.properties.people.items.properties.message.items, data: data9 };
                      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                    }
                  } else {
                    let err20 = { instancePath: instancePath + "/people/" + i0 + "/message/" + i1, schemaPath: "#/properties/people/items/properties/message/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.people.items.properties.message.items.type, parentSchema: schema73.properties.people.items.properties.message.items, data: data9 };
                    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                  }
                }
              } else {
                let err21 = { instancePath: instancePath + "/people/" + i0 + "/message", schemaPath: "#/properties/people/items/properties/message/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema73.properties.people.items.properties.message.type, parentSchema: schema73.properties.people.items.properties.message, data: data8 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
          } else {
            let err22 = { instancePath: instancePath + "/people/" + i0, schemaPath: "#/properties/people/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema73.properties.people.items.type, parentSchema: schema73.properties.people.items, data: data3 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/people", schemaPath: "#/properties/people/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema73.properties.people.type, parentSchema: schema73.properties.people, data: data2 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.display !== void 0) {
      let data10 = data.display;
      if (typeof data10 != "string") {
        let err24 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.display.type, parentSchema: schema73.properties.display, data: data10 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (!(data10 === "cards" || data10 === "messages")) {
        let err25 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/enum", keyword: "enum", params: { allowedValues: schema73.properties.display.enum }, message: "must be equal to one of the allowed values", schema: schema73.properties.display.enum, parentSchema: schema73.properties.display, data: data10 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema73.type, parentSchema: schema73, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
var schema76 = { title: "TabsBlock", description: "Panels of which one is seen at a time.", type: "object", additionalProperties: !1, properties: { kind: { description: '"tabs": panels of which one is seen at a time.', const: "tabs", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Departments".', pattern: "\\S" }, label: { type: "string", description: 'What the tabs choose between. Example: "Choose a department".', pattern: "\\S" }, tabs: { description: 'The tabs. Example: [{ "id": "physics", "label": "Physics", "blocks": [{ "kind": "prose", "paragraphs": ["The department teaches light and heat."] }] }].', type: "array", items: { title: "Tab", description: "A tab and its panel.", type: "object", additionalProperties: !1, properties: { id: { type: "string", role: "machine", description: 'The part of the address after #. Example: "physics".', pattern: "^[^\\s#/]+$" }, label: { type: "string", description: 'The words on the tab. Example: "Physics".', pattern: "\\S" }, blocks: { description: 'What the panel holds. Example: [{ "kind": "prose", "paragraphs": ["The department teaches light and heat."] }].', type: "array", items: { $ref: "#/definitions/block" } } }, required: ["id", "label", "blocks"] }, minItems: 1 } }, required: ["kind", "label", "tabs"] }, pattern105 = new RegExp("^[^\\s#/]+$", "u"), wrapper0 = { validate: validate25 }, schema51 = { title: "Block", description: "A part of a page that is drawn as it stands.", type: "object", discriminator: { propertyName: "kind" }, required: ["kind"], oneOf: [{ $ref: "#/definitions/proseBlock" }, { $ref: "#/definitions/listBlock" }, { $ref: "#/definitions/figureBlock" }, { $ref: "#/definitions/featureBlock" }, { $ref: "#/definitions/galleryBlock" }, { $ref: "#/definitions/videosBlock" }, { $ref: "#/definitions/cardsBlock" }, { $ref: "#/definitions/tableBlock" }, { $ref: "#/definitions/buttonsBlock" }, { $ref: "#/definitions/peopleBlock" }, { $ref: "#/definitions/tabsBlock" }, { $ref: "#/definitions/carouselBlock" }, { $ref: "#/definitions/eventsBlock" }, { $ref: "#/definitions/factsBlock" }, { $ref: "#/definitions/countersBlock" }, { $ref: "#/definitions/mapBlock" }, { $ref: "#/definitions/addressBlock" }, { $ref: "#/definitions/contactFormBlock" }, { $ref: "#/definitions/contactsBlock" }, { $ref: "#/definitions/noticeBlock" }, { $ref: "#/definitions/searchBlock" }, { $ref: "#/definitions/siteMapBlock" }] }, schema77 = { title: "CarouselBlock", description: "Slides that follow one another.", type: "object", additionalProperties: !1, properties: { kind: { description: '"carousel": slides that follow one another.', const: "carousel", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "The campus".', pattern: "\\S" }, label: { type: "string", description: 'What the slides show. Example: "Views of the campus".', pattern: "\\S" }, slides: { description: 'The slides. Example: [{ "id": "main-building", "src": "images/campus/main-building.jpg", "alt": "The main building at dawn" }].', type: "array", items: { title: "Slide", description: "A slide of a carousel.", type: "object", additionalProperties: !1, properties: { id: { type: "string", role: "machine", description: 'A name for the slide, different from the others. Example: "main-building".', pattern: "^[a-z0-9-]+$" }, src: { $ref: "common.schema.json#/definitions/imagePath" }, alt: { type: "string", description: 'What the picture shows. Example: "The main building at dawn".', pattern: "\\S" }, title: { type: "string", description: 'The words on the slide. Example: "A college by the river".', pattern: "\\S" }, text: { type: "string", description: 'A few sentences on the slide. Example: "Every student has a garden bed of their own."', pattern: "\\S" }, link: { $ref: "common.schema.json#/definitions/menuLink" } }, required: ["id"] }, minItems: 1 }, display: { description: 'pictures: large pictures with words on them. blurbs: a portrait beside a few sentences. Example: "pictures".', type: "string", enum: ["pictures", "blurbs"] }, autoplay: { description: "true moves on by itself. Example: true.", type: "boolean" }, timeout: { description: "How long a slide stays, in milliseconds. Example: 5000.", type: "integer", minimum: 2e3 }, speed: { description: "How long a change of slide takes when a visitor asks for it, in milliseconds. Example: 700.", type: "integer", minimum: 0 }, smartSpeed: { description: "How long a change of slide takes after a swipe, in milliseconds. Example: 250.", type: "integer", minimum: 0 }, pauseOnHover: { description: "true stops while the pointer rests on it. Example: true.", type: "boolean" } }, required: ["kind", "label", "slides"] }, pattern109 = new RegExp("^[a-z0-9-]+$", "u");
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema77.required, parentSchema: schema77, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema77.required, parentSchema: schema77, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.slides === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slides" }, message: "must have required property 'slides'", schema: schema77.required, parentSchema: schema77, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema77.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema77, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.kind.type, parentSchema: schema77.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "carousel") {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "carousel" }, message: "must be equal to constant", schema: "carousel", parentSchema: schema77.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema77.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.heading.type, parentSchema: schema77.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (!pattern1.test(data2)) {
          let err8 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema77.properties.label, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.label.type, parentSchema: schema77.properties.label, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.slides !== void 0) {
      let data3 = data.slides;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          let err10 = { instancePath: instancePath + "/slides", schemaPath: "#/properties/slides/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema77.properties.slides, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.id === void 0) {
              let err11 = { instancePath: instancePath + "/slides/" + i0, schemaPath: "#/properties/slides/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema77.properties.slides.items.required, parentSchema: schema77.properties.slides.items, data: data4 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            for (let key1 in data4)
              if (!(key1 === "id" || key1 === "src" || key1 === "alt" || key1 === "title" || key1 === "text" || key1 === "link")) {
                let err12 = { instancePath: instancePath + "/slides/" + i0, schemaPath: "#/properties/slides/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema77.properties.slides.items, data: data4 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            if (data4.id !== void 0) {
              let data5 = data4.id;
              if (typeof data5 == "string") {
                if (!pattern109.test(data5)) {
                  let err13 = { instancePath: instancePath + "/slides/" + i0 + "/id", schemaPath: "#/properties/slides/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', schema: "^[a-z0-9-]+$", parentSchema: schema77.properties.slides.items.properties.id, data: data5 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/slides/" + i0 + "/id", schemaPath: "#/properties/slides/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.slides.items.properties.id.type, parentSchema: schema77.properties.slides.items.properties.id, data: data5 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data4.src !== void 0) {
              let data6 = data4.src;
              if (typeof data6 == "string") {
                if (!pattern0.test(data6)) {
                  let err15 = { instancePath: instancePath + "/slides/" + i0 + "/src", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data6 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/slides/" + i0 + "/src", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data6 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data4.alt !== void 0) {
              let data7 = data4.alt;
              if (typeof data7 == "string") {
                if (!pattern1.test(data7)) {
                  let err17 = { instancePath: instancePath + "/slides/" + i0 + "/alt", schemaPath: "#/properties/slides/items/properties/alt/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema77.properties.slides.items.properties.alt, data: data7 };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                let err18 = { instancePath: instancePath + "/slides/" + i0 + "/alt", schemaPath: "#/properties/slides/items/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.slides.items.properties.alt.type, parentSchema: schema77.properties.slides.items.properties.alt, data: data7 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data4.title !== void 0) {
              let data8 = data4.title;
              if (typeof data8 == "string") {
                if (!pattern1.test(data8)) {
                  let err19 = { instancePath: instancePath + "/slides/" + i0 + "/title", schemaPath: "#/properties/slides/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema77.properties.slides.items.properties.title, data: data8 };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
              } else {
                let err20 = { instancePath: instancePath + "/slides/" + i0 + "/title", schemaPath: "#/properties/slides/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.slides.items.properties.title.type, parentSchema: schema77.properties.slides.items.properties.title, data: data8 };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            if (data4.text !== void 0) {
              let data9 = data4.text;
              if (typeof data9 == "string") {
                if (!pattern1.test(data9)) {
                  let err21 = { instancePath: instancePath + "/slides/" + i0 + "/text", schemaPath: "#/properties/slides/items/properties/text/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema77.properties.slides.items.properties.text, data: data9 };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
              } else {
                let err22 = { instancePath: instancePath + "/slides/" + i0 + "/text", schemaPath: "#/properties/slides/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.slides.items.properties.text.type, parentSchema: schema77.properties.slides.items.properties.text, data: data9 };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
            data4.link !== void 0 && (validate28(data4.link, { instancePath: instancePath + "/slides/" + i0 + "/link", parentData: data4, parentDataProperty: "link", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length));
          } else {
            let err23 = { instancePath: instancePath + "/slides/" + i0, schemaPath: "#/properties/slides/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.properties.slides.items.type, parentSchema: schema77.properties.slides.items, data: data4 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/slides", schemaPath: "#/properties/slides/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.slides.type, parentSchema: schema77.properties.slides, data: data3 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.display !== void 0) {
      let data11 = data.display;
      if (typeof data11 != "string") {
        let err25 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.display.type, parentSchema: schema77.properties.display, data: data11 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (!(data11 === "pictures" || data11 === "blurbs")) {
        let err26 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/enum", keyword: "enum", params: { allowedValues: schema77.properties.display.enum }, message: "must be equal to one of the allowed values", schema: schema77.properties.display.enum, parentSchema: schema77.properties.display, data: data11 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.autoplay !== void 0) {
      let data12 = data.autoplay;
      if (typeof data12 != "boolean") {
        let err27 = { instancePath: instancePath + "/autoplay", schemaPath: "#/properties/autoplay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema77.properties.autoplay.type, parentSchema: schema77.properties.autoplay, data: data12 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.timeout !== void 0) {
      let data13 = data.timeout;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
        let err28 = { instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema77.properties.timeout.type, parentSchema: schema77.properties.timeout, data: data13 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data13 == "number" && isFinite(data13) && (data13 < 2e3 || isNaN(data13))) {
        let err29 = { instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2e3 }, message: "must be >= 2000", schema: 2e3, parentSchema: schema77.properties.timeout, data: data13 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.speed !== void 0) {
      let data14 = data.speed;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        let err30 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema77.properties.speed.type, parentSchema: schema77.properties.speed, data: data14 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14) && (data14 < 0 || isNaN(data14))) {
        let err31 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema77.properties.speed, data: data14 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.smartSpeed !== void 0) {
      let data15 = data.smartSpeed;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
        let err32 = { instancePath: instancePath + "/smartSpeed", schemaPath: "#/properties/smartSpeed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema77.properties.smartSpeed.type, parentSchema: schema77.properties.smartSpeed, data: data15 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (typeof data15 == "number" && isFinite(data15) && (data15 < 0 || isNaN(data15))) {
        let err33 = { instancePath: instancePath + "/smartSpeed", schemaPath: "#/properties/smartSpeed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema77.properties.smartSpeed, data: data15 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.pauseOnHover !== void 0) {
      let data16 = data.pauseOnHover;
      if (typeof data16 != "boolean") {
        let err34 = { instancePath: instancePath + "/pauseOnHover", schemaPath: "#/properties/pauseOnHover/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema77.properties.pauseOnHover.type, parentSchema: schema77.properties.pauseOnHover, data: data16 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
  } else {
    let err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.type, parentSchema: schema77, data };
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return validate41.errors = vErrors, errors === 0;
}
var schema79 = { title: "EventsBlock", description: "Event cards with alternating layout.", type: "object", additionalProperties: !1, properties: { kind: { description: '"events": event cards with alternating layout.', const: "events", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Latest events".', pattern: "\\S" }, events: { description: 'The events. Example: [{ "title": "Independence Day", "date": "15-08-2024", "href": "events/independence-day-2024" }].', type: "array", items: { title: "EventCard", description: "An event.", type: "object", additionalProperties: !1, properties: { title: { type: "string", description: 'The title. Example: "Independence Day".', pattern: "\\S" }, date: { $ref: "common.schema.json#/definitions/date" }, text: { type: "string", description: 'A paragraph. Example: "The flag was hoisted at eight."', pattern: "\\S" }, image: { $ref: "common.schema.json#/definitions/imagePath" }, href: { $ref: "common.schema.json#/definitions/link" } }, required: ["title"] } }, display: { description: 'alternating: large, picture left and right in turn. compact: a plain list. Example: "alternating".', type: "string", enum: ["alternating", "compact"] }, more: { $ref: "common.schema.json#/definitions/menuLink" } }, required: ["kind", "events"] };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema79.required, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.events === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'", schema: schema79.required, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "events" || key0 === "display" || key0 === "more")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema79, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.properties.kind.type, parentSchema: schema79.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "events") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "events" }, message: "must be equal to constant", schema: "events", parentSchema: schema79.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema79.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.properties.heading.type, parentSchema: schema79.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.events !== void 0) {
      let data2 = data.events;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.title === void 0) {
              let err7 = { instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema79.properties.events.items.required, parentSchema: schema79.properties.events.items, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "title" || key1 === "date" || key1 === "text" || key1 === "image" || key1 === "href")) {
                let err8 = { instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema79.properties.events.items, data: data3 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            if (data3.title !== void 0) {
              let data4 = data3.title;
              if (typeof data4 == "string") {
                if (!pattern1.test(data4)) {
                  let err9 = { instancePath: instancePath + "/events/" + i0 + "/title", schemaPath: "#/properties/events/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema79.properties.events.items.properties.title, data: data4 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/events/" + i0 + "/title", schemaPath: "#/properties/events/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.properties.events.items.properties.title.type, parentSchema: schema79.properties.events.items.properties.title, data: data4 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data3.date !== void 0) {
              let data5 = data3.date;
              if (typeof data5 == "string") {
                if (!pattern31.test(data5)) {
                  let err11 = { instancePath: instancePath + "/events/" + i0 + "/date", schemaPath: "common.schema.json#/definitions/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$" }, message: 'must match pattern "^[0-9]{2}-[0-9]{2}-[0-9]{4}$"', schema: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$", parentSchema: schema28, data: data5 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/events/" + i0 + "/date", schemaPath: "common.schema.json#/definitions/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.type, parentSchema: schema28, data: data5 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data3.text !== void 0) {
              let data6 = data3.text;
              if (typeof data6 == "string") {
                if (!pattern1.test(data6)) {
                  let err13 = { instancePath: instancePath + "/events/" + i0 + "/text", schemaPath: "#/properties/events/items/properties/text/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema79.properties.events.items.properties.text, data: data6 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/events/" + i0 + "/text", schemaPath: "#/properties/events/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.properties.events.items.properties.text.type, parentSchema: schema79.properties.events.items.properties.text, data: data6 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data3.image !== void 0) {
              let data7 = data3.image;
              if (typeof data7 == "string") {
                if (!pattern0.test(data7)) {
                  let err15 = { instancePath: instancePath + "/events/" + i0 + "/image", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data7 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/events/" + i0 + "/image", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data7 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data3.href !== void 0) {
              let data8 = data3.href;
              if (typeof data8 == "string") {
                if (!pattern16.test(data8)) {
                  let err17 = { instancePath: instancePath + "/events/" + i0 + "/href", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data8 };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                let err18 = { instancePath: instancePath + "/events/" + i0 + "/href", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data8 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
          } else {
            let err19 = { instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.properties.events.items.type, parentSchema: schema79.properties.events.items, data: data3 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema79.properties.events.type, parentSchema: schema79.properties.events, data: data2 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.display !== void 0) {
      let data9 = data.display;
      if (typeof data9 != "string") {
        let err21 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.properties.display.type, parentSchema: schema79.properties.display, data: data9 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (!(data9 === "alternating" || data9 === "compact")) {
        let err22 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/enum", keyword: "enum", params: { allowedValues: schema79.properties.display.enum }, message: "must be equal to one of the allowed values", schema: schema79.properties.display.enum, parentSchema: schema79.properties.display, data: data9 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    data.more !== void 0 && (validate28(data.more, { instancePath: instancePath + "/more", parentData: data, parentDataProperty: "more", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length));
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
var schema83 = { title: "ContactsBlock", description: "Whom to call or to write to.", type: "object", additionalProperties: !1, properties: { kind: { description: '"contacts": whom to call or to write to.', const: "contacts", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Whom to call".', pattern: "\\S" }, contacts: { description: 'Those who can be reached. Example: [{ "name": "College office", "role": "On working days, 9 to 4", "phone": "+91 471 000 0000" }].', type: "array", minItems: 1, items: { $ref: "common.schema.json#/definitions/contactPoint" } } }, required: ["kind", "contacts"] }, schema84 = { title: "ContactPoint", description: "Somebody who can be reached: a helpline, an officer, an office.", type: "object", additionalProperties: !1, properties: { name: { type: "string", description: 'Who answers. Example: "National Anti-Ragging Helpline".', pattern: "\\S" }, role: { type: "string", description: 'What for, or when. Example: "Free of charge, day and night".', pattern: "\\S" }, phone: { type: "string", role: "phone", description: 'The telephone number. Example: "1800-180-5522".', pattern: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$" }, email: { type: "string", role: "email", description: 'The e-mail address. Example: "helpline@antiragging.in".', pattern: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$' }, website: { $ref: "common.schema.json#/definitions/webAddress" }, sample: { $ref: "common.schema.json#/definitions/sample" } }, required: ["name"] }, schema85 = { title: "WebAddress", type: "string", role: "link", description: 'The address of a page elsewhere. Example: "https://www.antiragging.in/".', pattern: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$' }, pattern123 = new RegExp("^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$", "u"), pattern124 = new RegExp('^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$', "u"), pattern125 = new RegExp('^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$', "u");
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema84.required, parentSchema: schema84, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "role" || key0 === "phone" || key0 === "email" || key0 === "website" || key0 === "sample")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema84, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (!pattern1.test(data0)) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema84.properties.name, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.name.type, parentSchema: schema84.properties.name, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.role !== void 0) {
      let data1 = data.role;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema84.properties.role, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.role.type, parentSchema: schema84.properties.role, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.phone !== void 0) {
      let data2 = data.phone;
      if (typeof data2 == "string") {
        if (!pattern123.test(data2)) {
          let err6 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$" }, message: 'must match pattern "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$"', schema: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$", parentSchema: schema84.properties.phone, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.phone.type, parentSchema: schema84.properties.phone, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.email !== void 0) {
      let data3 = data.email;
      if (typeof data3 == "string") {
        if (!pattern124.test(data3)) {
          let err8 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$' }, message: 'must match pattern "^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$"', schema: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$', parentSchema: schema84.properties.email, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.email.type, parentSchema: schema84.properties.email, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.website !== void 0) {
      let data4 = data.website;
      if (typeof data4 == "string") {
        if (!pattern125.test(data4)) {
          let err10 = { instancePath: instancePath + "/website", schemaPath: "common.schema.json#/definitions/webAddress/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$' }, message: 'must match pattern "^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$"', schema: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$', parentSchema: schema85, data: data4 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/website", schemaPath: "common.schema.json#/definitions/webAddress/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.sample !== void 0) {
      let data5 = data.sample;
      if (typeof data5 != "boolean") {
        let err12 = { instancePath: instancePath + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.type, parentSchema: schema84, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate46.errors = vErrors, errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema83.required, parentSchema: schema83, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.contacts === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contacts" }, message: "must have required property 'contacts'", schema: schema83.required, parentSchema: schema83, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "contacts")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema83, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.kind.type, parentSchema: schema83.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "contacts") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "contacts" }, message: "must be equal to constant", schema: "contacts", parentSchema: schema83.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema83.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.heading.type, parentSchema: schema83.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.contacts !== void 0) {
      let data2 = data.contacts;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/contacts", schemaPath: "#/properties/contacts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema83.properties.contacts, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate46(data2[i0], { instancePath: instancePath + "/contacts/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/contacts", schemaPath: "#/properties/contacts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema83.properties.contacts.type, parentSchema: schema83.properties.contacts, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.type, parentSchema: schema83, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate45.errors = vErrors, errors === 0;
}
var schema87 = { title: "SiteMapBlock", description: "The pages of the site by name, in the groups of the menu.", type: "object", additionalProperties: !1, properties: { kind: { description: '"site-map": the pages of the site by name, in the groups of the menu.', const: "site-map", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "All pages".', pattern: "\\S" }, groups: { description: 'Other links than these pages. Left out: every page of the manifest, without the entries of families. Example: [{ "label": "Courses", "links": [{ "label": "B.Sc Physics", "href": "courses/bsc-physics" }] }].', type: "array", minItems: 1, items: { title: "LinkGroup", description: "Links that belong together.", type: "object", additionalProperties: !1, properties: { label: { type: "string", description: 'What they have in common. Example: "Courses".', pattern: "\\S" }, href: { $ref: "common.schema.json#/definitions/link" }, links: { description: 'The links. Example: [{ "label": "B.Sc Physics", "href": "courses/bsc-physics" }].', type: "array", minItems: 1, items: { $ref: "common.schema.json#/definitions/menuLink" } } }, required: ["links"] } } }, required: ["kind"] };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "groups")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema87, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.kind.type, parentSchema: schema87.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 !== "site-map") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "site-map" }, message: "must be equal to constant", schema: "site-map", parentSchema: schema87.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err4 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema87.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.heading.type, parentSchema: schema87.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.groups !== void 0) {
      let data2 = data.groups;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err6 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema87.properties.groups, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.links === void 0) {
              let err7 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/required", keyword: "required", params: { missingProperty: "links" }, message: "must have required property 'links'", schema: schema87.properties.groups.items.required, parentSchema: schema87.properties.groups.items, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "label" || key1 === "href" || key1 === "links")) {
                let err8 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema87.properties.groups.items, data: data3 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            if (data3.label !== void 0) {
              let data4 = data3.label;
              if (typeof data4 == "string") {
                if (!pattern1.test(data4)) {
                  let err9 = { instancePath: instancePath + "/groups/" + i0 + "/label", schemaPath: "#/properties/groups/items/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema87.properties.groups.items.properties.label, data: data4 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/groups/" + i0 + "/label", schemaPath: "#/properties/groups/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.groups.items.properties.label.type, parentSchema: schema87.properties.groups.items.properties.label, data: data4 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data3.href !== void 0) {
              let data5 = data3.href;
              if (typeof data5 == "string") {
                if (!pattern16.test(data5)) {
                  let err11 = { instancePath: instancePath + "/groups/" + i0 + "/href", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data5 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/groups/" + i0 + "/href", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data5 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data3.links !== void 0) {
              let data6 = data3.links;
              if (Array.isArray(data6)) {
                if (data6.length < 1) {
                  let err13 = { instancePath: instancePath + "/groups/" + i0 + "/links", schemaPath: "#/properties/groups/items/properties/links/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema87.properties.groups.items.properties.links, data: data6 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
                let len1 = data6.length;
                for (let i1 = 0; i1 < len1; i1++)
                  validate28(data6[i1], { instancePath: instancePath + "/groups/" + i0 + "/links/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
              } else {
                let err14 = { instancePath: instancePath + "/groups/" + i0 + "/links", schemaPath: "#/properties/groups/items/properties/links/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema87.properties.groups.items.properties.links.type, parentSchema: schema87.properties.groups.items.properties.links, data: data6 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
          } else {
            let err15 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.properties.groups.items.type, parentSchema: schema87.properties.groups.items, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema87.properties.groups.type, parentSchema: schema87.properties.groups, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.type, parentSchema: schema87, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate48.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "prose")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err1 = { instancePath, schemaPath: "#/definitions/proseBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema89.required, parentSchema: schema89, data };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data.paragraphs === void 0) {
            let err2 = { instancePath, schemaPath: "#/definitions/proseBlock/required", keyword: "required", params: { missingProperty: "paragraphs" }, message: "must have required property 'paragraphs'", schema: schema89.required, parentSchema: schema89, data };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          for (let key0 in data)
            if (!(key0 === "kind" || key0 === "heading" || key0 === "paragraphs" || key0 === "lead")) {
              let err3 = { instancePath, schemaPath: "#/definitions/proseBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema89, data };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          if (data.kind !== void 0) {
            let data0 = data.kind;
            if (typeof data0 != "string") {
              let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/proseBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.kind.type, parentSchema: schema89.properties.kind, data: data0 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data0 !== "prose") {
              let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/proseBlock/properties/kind/const", keyword: "const", params: { allowedValue: "prose" }, message: "must be equal to constant", schema: "prose", parentSchema: schema89.properties.kind, data: data0 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data1 = data.heading;
            if (typeof data1 == "string") {
              if (!pattern1.test(data1)) {
                let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/proseBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema89.properties.heading, data: data1 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            } else {
              let err7 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/proseBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.heading.type, parentSchema: schema89.properties.heading, data: data1 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          }
          if (data.paragraphs !== void 0) {
            let data2 = data.paragraphs;
            if (Array.isArray(data2)) {
              if (data2.length < 1) {
                let err8 = { instancePath: instancePath + "/paragraphs", schemaPath: "#/definitions/proseBlock/properties/paragraphs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema89.properties.paragraphs, data: data2 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
              let len0 = data2.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data3 = data2[i0];
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3)) {
                    let err9 = { instancePath: instancePath + "/paragraphs/" + i0, schemaPath: "#/definitions/proseBlock/properties/paragraphs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema89.properties.paragraphs.items, data: data3 };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  }
                } else {
                  let err10 = { instancePath: instancePath + "/paragraphs/" + i0, schemaPath: "#/definitions/proseBlock/properties/paragraphs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.paragraphs.items.type, parentSchema: schema89.properties.paragraphs.items, data: data3 };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              }
            } else {
              let err11 = { instancePath: instancePath + "/paragraphs", schemaPath: "#/definitions/proseBlock/properties/paragraphs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.paragraphs.type, parentSchema: schema89.properties.paragraphs, data: data2 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          }
          if (data.lead !== void 0) {
            let data4 = data.lead;
            if (typeof data4 != "boolean") {
              let err12 = { instancePath: instancePath + "/lead", schemaPath: "#/definitions/proseBlock/properties/lead/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema89.properties.lead.type, parentSchema: schema89.properties.lead, data: data4 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          }
        } else {
          let err13 = { instancePath, schemaPath: "#/definitions/proseBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      else if (tag0 === "list")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err14 = { instancePath, schemaPath: "#/definitions/listBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema90.required, parentSchema: schema90, data };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (data.items === void 0) {
            let err15 = { instancePath, schemaPath: "#/definitions/listBlock/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema90.required, parentSchema: schema90, data };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          for (let key1 in data)
            if (!(key1 === "kind" || key1 === "heading" || key1 === "items" || key1 === "style")) {
              let err16 = { instancePath, schemaPath: "#/definitions/listBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema90, data };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          if (data.kind !== void 0) {
            let data5 = data.kind;
            if (typeof data5 != "string") {
              let err17 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/listBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.kind.type, parentSchema: schema90.properties.kind, data: data5 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (data5 !== "list") {
              let err18 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/listBlock/properties/kind/const", keyword: "const", params: { allowedValue: "list" }, message: "must be equal to constant", schema: "list", parentSchema: schema90.properties.kind, data: data5 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data6 = data.heading;
            if (typeof data6 == "string") {
              if (!pattern1.test(data6)) {
                let err19 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/listBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema90.properties.heading, data: data6 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            } else {
              let err20 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/listBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.heading.type, parentSchema: schema90.properties.heading, data: data6 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          }
          if (data.items !== void 0) {
            let data7 = data.items;
            if (Array.isArray(data7)) {
              if (data7.length < 1) {
                let err21 = { instancePath: instancePath + "/items", schemaPath: "#/definitions/listBlock/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema90.properties.items, data: data7 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
              let len1 = data7.length;
              for (let i1 = 0; i1 < len1; i1++) {
                let data8 = data7[i1];
                if (typeof data8 == "string") {
                  if (!pattern1.test(data8)) {
                    let err22 = { instancePath: instancePath + "/items/" + i1, schemaPath: "#/definitions/listBlock/properties/items/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema90.properties.items.items, data: data8 };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                  }
                } else {
                  let err23 = { instancePath: instancePath + "/items/" + i1, schemaPath: "#/definitions/listBlock/properties/items/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.items.items.type, parentSchema: schema90.properties.items.items, data: data8 };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
              }
            } else {
              let err24 = { instancePath: instancePath + "/items", schemaPath: "#/definitions/listBlock/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema90.properties.items.type, parentSchema: schema90.properties.items, data: data7 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          }
          if (data.style !== void 0) {
            let data9 = data.style;
            if (typeof data9 != "string") {
              let err25 = { instancePath: instancePath + "/style", schemaPath: "#/definitions/listBlock/properties/style/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.style.type, parentSchema: schema90.properties.style, data: data9 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (!(data9 === "bullets" || data9 === "numbers" || data9 === "ticks" || data9 === "plain")) {
              let err26 = { instancePath: instancePath + "/style", schemaPath: "#/definitions/listBlock/properties/style/enum", keyword: "enum", params: { allowedValues: schema90.properties.style.enum }, message: "must be equal to one of the allowed values", schema: schema90.properties.style.enum, parentSchema: schema90.properties.style, data: data9 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          }
        } else {
          let err27 = { instancePath, schemaPath: "#/definitions/listBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      else if (tag0 === "figure")
        validate26(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
      else if (tag0 === "feature")
        validate27(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
      else if (tag0 === "gallery")
        validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
      else if (tag0 === "videos")
        validate33(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
      else if (tag0 === "cards")
        validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
      else if (tag0 === "table")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err28 = { instancePath, schemaPath: "#/definitions/tableBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema91.required, parentSchema: schema91, data };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          if (data.caption === void 0) {
            let err29 = { instancePath, schemaPath: "#/definitions/tableBlock/required", keyword: "required", params: { missingProperty: "caption" }, message: "must have required property 'caption'", schema: schema91.required, parentSchema: schema91, data };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (data.columns === void 0) {
            let err30 = { instancePath, schemaPath: "#/definitions/tableBlock/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'", schema: schema91.required, parentSchema: schema91, data };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
          if (data.rows === void 0) {
            let err31 = { instancePath, schemaPath: "#/definitions/tableBlock/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'", schema: schema91.required, parentSchema: schema91, data };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
          for (let key2 in data)
            if (!(key2 === "kind" || key2 === "heading" || key2 === "caption" || key2 === "columns" || key2 === "rows")) {
              let err32 = { instancePath, schemaPath: "#/definitions/tableBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91, data };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          if (data.kind !== void 0) {
            let data10 = data.kind;
            if (typeof data10 != "string") {
              let err33 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/tableBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.kind.type, parentSchema: schema91.properties.kind, data: data10 };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            if (data10 !== "table") {
              let err34 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/tableBlock/properties/kind/const", keyword: "const", params: { allowedValue: "table" }, message: "must be equal to constant", schema: "table", parentSchema: schema91.properties.kind, data: data10 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data11 = data.heading;
            if (typeof data11 == "string") {
              if (!pattern1.test(data11)) {
                let err35 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/tableBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema91.properties.heading, data: data11 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            } else {
              let err36 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/tableBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.heading.type, parentSchema: schema91.properties.heading, data: data11 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          }
          if (data.caption !== void 0) {
            let data12 = data.caption;
            if (typeof data12 == "string") {
              if (!pattern1.test(data12)) {
                let err37 = { instancePath: instancePath + "/caption", schemaPath: "#/definitions/tableBlock/properties/caption/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema91.properties.caption, data: data12 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
            } else {
              let err38 = { instancePath: instancePath + "/caption", schemaPath: "#/definitions/tableBlock/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.caption.type, parentSchema: schema91.properties.caption, data: data12 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          }
          if (data.columns !== void 0) {
            let data13 = data.columns;
            if (Array.isArray(data13)) {
              if (data13.length < 1) {
                let err39 = { instancePath: instancePath + "/columns", schemaPath: "#/definitions/tableBlock/properties/columns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema91.properties.columns, data: data13 };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
              let len2 = data13.length;
              for (let i2 = 0; i2 < len2; i2++) {
                let data14 = data13[i2];
                if (typeof data14 == "string") {
                  if (!pattern1.test(data14)) {
                    let err40 = { instancePath: instancePath + "/columns/" + i2, schemaPath: "#/definitions/tableBlock/properties/columns/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema91.properties.columns.items, data: data14 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                  }
                } else {
                  let err41 = { instancePath: instancePath + "/columns/" + i2, schemaPath: "#/definitions/tableBlock/properties/columns/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.columns.items.type, parentSchema: schema91.properties.columns.items, data: data14 };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
              }
            } else {
              let err42 = { instancePath: instancePath + "/columns", schemaPath: "#/definitions/tableBlock/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema91.properties.columns.type, parentSchema: schema91.properties.columns, data: data13 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
          }
          if (data.rows !== void 0) {
            let data15 = data.rows;
            if (Array.isArray(data15)) {
              let len3 = data15.length;
              for (let i3 = 0; i3 < len3; i3++) {
                let data16 = data15[i3];
                if (Array.isArray(data16)) {
                  if (data16.length < 1) {
                    let err43 = { instancePath: instancePath + "/rows/" + i3, schemaPath: "#/definitions/tableBlock/properties/rows/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema91.properties.rows.items, data: data16 };
                    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                  }
                  let len4 = data16.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    let data17 = data16[i4];
                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                      if (data17.text === void 0) {
                        let err44 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4, schemaPath: "#/definitions/tableBlock/properties/rows/items/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema91.properties.rows.items.items.required, parentSchema: schema91.properties.rows.items.items, data: data17 };
                        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                      }
                      for (let key3 in data17)
                        if (!(key3 === "text" || key3 === "bold" || key3 === "rowSpan")) {
                          let err45 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4, schemaPath: "#/definitions/tableBlock/properties/rows/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91.properties.rows.items.items, data: data17 };
                          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                        }
                      if (data17.text !== void 0) {
                        let data18 = data17.text;
                        if (typeof data18 != "string") {
                          let err46 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4 + "/text", schemaPath: "#/definitions/tableBlock/properties/rows/items/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.rows.items.items.properties.text.type, parentSchema: schema91.properties.rows.items.items.properties.text, data: data18 };
                          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                        }
                      }
                      if (data17.bold !== void 0) {
                        let data19 = data17.bold;
                        if (typeof data19 != "boolean") {
                          let err47 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4 + "/bold", schemaPath: "#/definitions/tableBlock/properties/rows/items/items/properties/bold/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema91.properties.rows.items.items.properties.bold.type, parentSchema: schema91.properties.rows.items.items.properties.bold, data: data19 };
                          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                        }
                      }
                      if (data17.rowSpan !== void 0) {
                        let data20 = data17.rowSpan;
                        if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
                          let err48 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4 + "/rowSpan", schemaPath: "#/definitions/tableBlock/properties/rows/items/items/properties/rowSpan/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema91.properties.rows.items.items.properties.rowSpan.type, parentSchema: schema91.properties.rows.items.items.properties.rowSpan, data: data20 };
                          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                        }
                        if (typeof data20 == "number" && isFinite(data20)) {
                          if (data20 > 200 || isNaN(data20)) {
                            let err49 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4 + "/rowSpan", schemaPath: "#/definitions/tableBlock/properties/rows/items/items/properties/rowSpan/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200", schema: 200, parentSchema: schema91.properties.rows.items.items.properties.rowSpan, data: data20 };
                            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                          }
                          if (data20 < 1 || isNaN(data20)) {
                            let err50 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4 + "/rowSpan", schemaPath: "#/definitions/tableBlock/properties/rows/items/items/properties/rowSpan/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema91.properties.rows.items.items.properties.rowSpan, data: data20 };
                            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                          }
                        }
                      }
                    } else {
                      let err51 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4, schemaPath: "#/definitions/tableBlock/properties/rows/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.properties.rows.items.items.type, parentSchema: schema91.properties.rows.items.items, data: data17 };
                      vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                    }
                  }
                } else {
                  let err52 = { instancePath: instancePath + "/rows/" + i3, schemaPath: "#/definitions/tableBlock/properties/rows/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema91.properties.rows.items.type, parentSchema: schema91.properties.rows.items, data: data16 };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
              }
            } else {
              let err53 = { instancePath: instancePath + "/rows", schemaPath: "#/definitions/tableBlock/properties/rows/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema91.properties.rows.type, parentSchema: schema91.properties.rows, data: data15 };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
          }
        } else {
          let err54 = { instancePath, schemaPath: "#/definitions/tableBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.type, parentSchema: schema91, data };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
      else if (tag0 === "buttons")
        validate38(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
      else if (tag0 === "people")
        validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
      else if (tag0 === "tabs")
        validate40(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
      else if (tag0 === "carousel")
        validate41(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
      else if (tag0 === "events")
        validate43(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
      else if (tag0 === "facts")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err55 = { instancePath, schemaPath: "#/definitions/factsBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema92.required, parentSchema: schema92, data };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
          if (data.facts === void 0) {
            let err56 = { instancePath, schemaPath: "#/definitions/factsBlock/required", keyword: "required", params: { missingProperty: "facts" }, message: "must have required property 'facts'", schema: schema92.required, parentSchema: schema92, data };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
          for (let key4 in data)
            if (!(key4 === "kind" || key4 === "heading" || key4 === "facts")) {
              let err57 = { instancePath, schemaPath: "#/definitions/factsBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema92, data };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          if (data.kind !== void 0) {
            let data21 = data.kind;
            if (typeof data21 != "string") {
              let err58 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/factsBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.kind.type, parentSchema: schema92.properties.kind, data: data21 };
              vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
            if (data21 !== "facts") {
              let err59 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/factsBlock/properties/kind/const", keyword: "const", params: { allowedValue: "facts" }, message: "must be equal to constant", schema: "facts", parentSchema: schema92.properties.kind, data: data21 };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data22 = data.heading;
            if (typeof data22 == "string") {
              if (!pattern1.test(data22)) {
                let err60 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/factsBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema92.properties.heading, data: data22 };
                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
              }
            } else {
              let err61 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/factsBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.heading.type, parentSchema: schema92.properties.heading, data: data22 };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
          }
          if (data.facts !== void 0) {
            let data23 = data.facts;
            if (Array.isArray(data23)) {
              if (data23.length < 1) {
                let err62 = { instancePath: instancePath + "/facts", schemaPath: "#/definitions/factsBlock/properties/facts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema92.properties.facts, data: data23 };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
              }
              let len5 = data23.length;
              for (let i5 = 0; i5 < len5; i5++) {
                let data24 = data23[i5];
                if (typeof data24 != "string") {
                  let err63 = { instancePath: instancePath + "/facts/" + i5, schemaPath: "#/definitions/factsBlock/properties/facts/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.facts.items.type, parentSchema: schema92.properties.facts.items, data: data24 };
                  vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                }
              }
            } else {
              let err64 = { instancePath: instancePath + "/facts", schemaPath: "#/definitions/factsBlock/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.facts.type, parentSchema: schema92.properties.facts, data: data23 };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
          }
        } else {
          let err65 = { instancePath, schemaPath: "#/definitions/factsBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
      else if (tag0 === "counters")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err66 = { instancePath, schemaPath: "#/definitions/countersBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema93.required, parentSchema: schema93, data };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
          if (data.counters === void 0) {
            let err67 = { instancePath, schemaPath: "#/definitions/countersBlock/required", keyword: "required", params: { missingProperty: "counters" }, message: "must have required property 'counters'", schema: schema93.required, parentSchema: schema93, data };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
          for (let key5 in data)
            if (!(key5 === "kind" || key5 === "heading" || key5 === "counters" || key5 === "duration" || key5 === "shown")) {
              let err68 = { instancePath, schemaPath: "#/definitions/countersBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema93, data };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
          if (data.kind !== void 0) {
            let data25 = data.kind;
            if (typeof data25 != "string") {
              let err69 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/countersBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.kind.type, parentSchema: schema93.properties.kind, data: data25 };
              vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
            if (data25 !== "counters") {
              let err70 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/countersBlock/properties/kind/const", keyword: "const", params: { allowedValue: "counters" }, message: "must be equal to constant", schema: "counters", parentSchema: schema93.properties.kind, data: data25 };
              vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data26 = data.heading;
            if (typeof data26 == "string") {
              if (!pattern1.test(data26)) {
                let err71 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/countersBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema93.properties.heading, data: data26 };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
              }
            } else {
              let err72 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/countersBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.heading.type, parentSchema: schema93.properties.heading, data: data26 };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
          }
          if (data.counters !== void 0) {
            let data27 = data.counters;
            if (Array.isArray(data27)) {
              if (data27.length < 1) {
                let err73 = { instancePath: instancePath + "/counters", schemaPath: "#/definitions/countersBlock/properties/counters/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema93.properties.counters, data: data27 };
                vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
              }
              let len6 = data27.length;
              for (let i6 = 0; i6 < len6; i6++) {
                let data28 = data27[i6];
                if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                  if (data28.value === void 0) {
                    let err74 = { instancePath: instancePath + "/counters/" + i6, schemaPath: "#/definitions/countersBlock/properties/counters/items/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema93.properties.counters.items.required, parentSchema: schema93.properties.counters.items, data: data28 };
                    vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                  }
                  for (let key6 in data28)
                    if (!(key6 === "value" || key6 === "label")) {
                      let err75 = { instancePath: instancePath + "/counters/" + i6, schemaPath: "#/definitions/countersBlock/properties/counters/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema93.properties.counters.items, data: data28 };
                      vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                    }
                  if (data28.value !== void 0) {
                    let data29 = data28.value;
                    if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
                      let err76 = { instancePath: instancePath + "/counters/" + i6 + "/value", schemaPath: "#/definitions/countersBlock/properties/counters/items/properties/value/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema93.properties.counters.items.properties.value.type, parentSchema: schema93.properties.counters.items.properties.value, data: data29 };
                      vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                    }
                    if (typeof data29 == "number" && isFinite(data29) && (data29 < 0 || isNaN(data29))) {
                      let err77 = { instancePath: instancePath + "/counters/" + i6 + "/value", schemaPath: "#/definitions/countersBlock/properties/counters/items/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.counters.items.properties.value, data: data29 };
                      vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                    }
                  }
                  if (data28.label !== void 0) {
                    let data30 = data28.label;
                    if (typeof data30 == "string") {
                      if (!pattern1.test(data30)) {
                        let err78 = { instancePath: instancePath + "/counters/" + i6 + "/label", schemaPath: "#/definitions/countersBlock/properties/counters/items/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema93.properties.counters.items.properties.label, data: data30 };
                        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                      }
                    } else {
                      let err79 = { instancePath: instancePath + "/counters/" + i6 + "/label", schemaPath: "#/definitions/countersBlock/properties/counters/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.counters.items.properties.label.type, parentSchema: schema93.properties.counters.items.properties.label, data: data30 };
                      vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                    }
                  }
                } else {
                  let err80 = { instancePath: instancePath + "/counters/" + i6, schemaPath: "#/definitions/countersBlock/properties/counters/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.properties.counters.items.type, parentSchema: schema93.properties.counters.items, data: data28 };
                  vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                }
              }
            } else {
              let err81 = { instancePath: instancePath + "/counters", schemaPath: "#/definitions/countersBlock/properties/counters/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema93.properties.counters.type, parentSchema: schema93.properties.counters, data: data27 };
              vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
            }
          }
          if (data.duration !== void 0) {
            let data31 = data.duration;
            if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
              let err82 = { instancePath: instancePath + "/duration", schemaPath: "#/definitions/countersBlock/properties/duration/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema93.properties.duration.type, parentSchema: schema93.properties.duration, data: data31 };
              vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
            }
            if (typeof data31 == "number" && isFinite(data31) && (data31 < 0 || isNaN(data31))) {
              let err83 = { instancePath: instancePath + "/duration", schemaPath: "#/definitions/countersBlock/properties/duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.duration, data: data31 };
              vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
            }
          }
          if (data.shown !== void 0) {
            let data32 = data.shown;
            if (typeof data32 != "boolean") {
              let err84 = { instancePath: instancePath + "/shown", schemaPath: "#/definitions/countersBlock/properties/shown/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema93.properties.shown.type, parentSchema: schema93.properties.shown, data: data32 };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
          }
        } else {
          let err85 = { instancePath, schemaPath: "#/definitions/countersBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.type, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
        }
      else if (tag0 === "map")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err86 = { instancePath, schemaPath: "#/definitions/mapBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema94.required, parentSchema: schema94, data };
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
          }
          for (let key7 in data)
            if (!(key7 === "kind" || key7 === "heading")) {
              let err87 = { instancePath, schemaPath: "#/definitions/mapBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema94, data };
              vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
            }
          if (data.kind !== void 0) {
            let data33 = data.kind;
            if (typeof data33 != "string") {
              let err88 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/mapBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.kind.type, parentSchema: schema94.properties.kind, data: data33 };
              vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
            }
            if (data33 !== "map") {
              let err89 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/mapBlock/properties/kind/const", keyword: "const", params: { allowedValue: "map" }, message: "must be equal to constant", schema: "map", parentSchema: schema94.properties.kind, data: data33 };
              vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data34 = data.heading;
            if (typeof data34 == "string") {
              if (!pattern1.test(data34)) {
                let err90 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/mapBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema94.properties.heading, data: data34 };
                vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
              }
            } else {
              let err91 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/mapBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.heading.type, parentSchema: schema94.properties.heading, data: data34 };
              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
          }
        } else {
          let err92 = { instancePath, schemaPath: "#/definitions/mapBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema94.type, parentSchema: schema94, data };
          vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
        }
      else if (tag0 === "address")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err93 = { instancePath, schemaPath: "#/definitions/addressBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema95.required, parentSchema: schema95, data };
            vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
          }
          for (let key8 in data)
            if (!(key8 === "kind" || key8 === "heading")) {
              let err94 = { instancePath, schemaPath: "#/definitions/addressBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema95, data };
              vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
            }
          if (data.kind !== void 0) {
            let data35 = data.kind;
            if (typeof data35 != "string") {
              let err95 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/addressBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.kind.type, parentSchema: schema95.properties.kind, data: data35 };
              vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
            }
            if (data35 !== "address") {
              let err96 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/addressBlock/properties/kind/const", keyword: "const", params: { allowedValue: "address" }, message: "must be equal to constant", schema: "address", parentSchema: schema95.properties.kind, data: data35 };
              vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data36 = data.heading;
            if (typeof data36 == "string") {
              if (!pattern1.test(data36)) {
                let err97 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/addressBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema95.properties.heading, data: data36 };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
              }
            } else {
              let err98 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/addressBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.heading.type, parentSchema: schema95.properties.heading, data: data36 };
              vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
            }
          }
        } else {
          let err99 = { instancePath, schemaPath: "#/definitions/addressBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema95.type, parentSchema: schema95, data };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
      else if (tag0 === "contact-form")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err100 = { instancePath, schemaPath: "#/definitions/contactFormBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema96.required, parentSchema: schema96, data };
            vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
          }
          for (let key9 in data)
            if (!(key9 === "kind" || key9 === "heading")) {
              let err101 = { instancePath, schemaPath: "#/definitions/contactFormBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema96, data };
              vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
            }
          if (data.kind !== void 0) {
            let data37 = data.kind;
            if (typeof data37 != "string") {
              let err102 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/contactFormBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties.kind.type, parentSchema: schema96.properties.kind, data: data37 };
              vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
            }
            if (data37 !== "contact-form") {
              let err103 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/contactFormBlock/properties/kind/const", keyword: "const", params: { allowedValue: "contact-form" }, message: "must be equal to constant", schema: "contact-form", parentSchema: schema96.properties.kind, data: data37 };
              vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data38 = data.heading;
            if (typeof data38 == "string") {
              if (!pattern1.test(data38)) {
                let err104 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/contactFormBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema96.properties.heading, data: data38 };
                vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
              }
            } else {
              let err105 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/contactFormBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties.heading.type, parentSchema: schema96.properties.heading, data: data38 };
              vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
            }
          }
        } else {
          let err106 = { instancePath, schemaPath: "#/definitions/contactFormBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema96.type, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
        }
      else if (tag0 === "contacts")
        validate45(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
      else if (tag0 === "notice")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err107 = { instancePath, schemaPath: "#/definitions/noticeBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema97.required, parentSchema: schema97, data };
            vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
          }
          if (data.text === void 0) {
            let err108 = { instancePath, schemaPath: "#/definitions/noticeBlock/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema97.required, parentSchema: schema97, data };
            vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
          }
          for (let key10 in data)
            if (!(key10 === "kind" || key10 === "heading" || key10 === "text")) {
              let err109 = { instancePath, schemaPath: "#/definitions/noticeBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema97, data };
              vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
            }
          if (data.kind !== void 0) {
            let data39 = data.kind;
            if (typeof data39 != "string") {
              let err110 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/noticeBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.properties.kind.type, parentSchema: schema97.properties.kind, data: data39 };
              vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
            }
            if (data39 !== "notice") {
              let err111 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/noticeBlock/properties/kind/const", keyword: "const", params: { allowedValue: "notice" }, message: "must be equal to constant", schema: "notice", parentSchema: schema97.properties.kind, data: data39 };
              vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data40 = data.heading;
            if (typeof data40 == "string") {
              if (!pattern1.test(data40)) {
                let err112 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/noticeBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema97.properties.heading, data: data40 };
                vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
              }
            } else {
              let err113 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/noticeBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.properties.heading.type, parentSchema: schema97.properties.heading, data: data40 };
              vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
            }
          }
          if (data.text !== void 0) {
            let data41 = data.text;
            if (typeof data41 == "string") {
              if (!pattern1.test(data41)) {
                let err114 = { instancePath: instancePath + "/text", schemaPath: "#/definitions/noticeBlock/properties/text/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema97.properties.text, data: data41 };
                vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
              }
            } else {
              let err115 = { instancePath: instancePath + "/text", schemaPath: "#/definitions/noticeBlock/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.properties.text.type, parentSchema: schema97.properties.text, data: data41 };
              vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
            }
          }
        } else {
          let err116 = { instancePath, schemaPath: "#/definitions/noticeBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema97.type, parentSchema: schema97, data };
          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
      else if (tag0 === "search")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err117 = { instancePath, schemaPath: "#/definitions/searchBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema98.required, parentSchema: schema98, data };
            vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
          }
          for (let key11 in data)
            if (!(key11 === "kind" || key11 === "heading")) {
              let err118 = { instancePath, schemaPath: "#/definitions/searchBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema98, data };
              vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
            }
          if (data.kind !== void 0) {
            let data42 = data.kind;
            if (typeof data42 != "string") {
              let err119 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/searchBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.kind.type, parentSchema: schema98.properties.kind, data: data42 };
              vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
            }
            if (data42 !== "search") {
              let err120 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/searchBlock/properties/kind/const", keyword: "const", params: { allowedValue: "search" }, message: "must be equal to constant", schema: "search", parentSchema: schema98.properties.kind, data: data42 };
              vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data43 = data.heading;
            if (typeof data43 == "string") {
              if (!pattern1.test(data43)) {
                let err121 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/searchBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema98.properties.heading, data: data43 };
                vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
              }
            } else {
              let err122 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/searchBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.heading.type, parentSchema: schema98.properties.heading, data: data43 };
              vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
            }
          }
        } else {
          let err123 = { instancePath, schemaPath: "#/definitions/searchBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.type, parentSchema: schema98, data };
          vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
        }
      else if (tag0 === "site-map")
        validate48(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
      else {
        let err124 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf', schema: schema51.discriminator, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
      }
    else {
      let err125 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string', schema: schema51.discriminator, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
    }
  } else {
    let err126 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema76.required, parentSchema: schema76, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema76.required, parentSchema: schema76, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tabs === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tabs" }, message: "must have required property 'tabs'", schema: schema76.required, parentSchema: schema76, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "label" || key0 === "tabs")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.kind.type, parentSchema: schema76.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "tabs") {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "tabs" }, message: "must be equal to constant", schema: "tabs", parentSchema: schema76.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema76.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.heading.type, parentSchema: schema76.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (!pattern1.test(data2)) {
          let err8 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema76.properties.label, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.label.type, parentSchema: schema76.properties.label, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.tabs !== void 0) {
      let data3 = data.tabs;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          let err10 = { instancePath: instancePath + "/tabs", schemaPath: "#/properties/tabs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema76.properties.tabs, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.id === void 0) {
              let err11 = { instancePath: instancePath + "/tabs/" + i0, schemaPath: "#/properties/tabs/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema76.properties.tabs.items.required, parentSchema: schema76.properties.tabs.items, data: data4 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data4.label === void 0) {
              let err12 = { instancePath: instancePath + "/tabs/" + i0, schemaPath: "#/properties/tabs/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema76.properties.tabs.items.required, parentSchema: schema76.properties.tabs.items, data: data4 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data4.blocks === void 0) {
              let err13 = { instancePath: instancePath + "/tabs/" + i0, schemaPath: "#/properties/tabs/items/required", keyword: "required", params: { missingProperty: "blocks" }, message: "must have required property 'blocks'", schema: schema76.properties.tabs.items.required, parentSchema: schema76.properties.tabs.items, data: data4 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            for (let key1 in data4)
              if (!(key1 === "id" || key1 === "label" || key1 === "blocks")) {
                let err14 = { instancePath: instancePath + "/tabs/" + i0, schemaPath: "#/properties/tabs/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema76.properties.tabs.items, data: data4 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            if (data4.id !== void 0) {
              let data5 = data4.id;
              if (typeof data5 == "string") {
                if (!pattern105.test(data5)) {
                  let err15 = { instancePath: instancePath + "/tabs/" + i0 + "/id", schemaPath: "#/properties/tabs/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[^\\s#/]+$" }, message: 'must match pattern "^[^\\s#/]+$"', schema: "^[^\\s#/]+$", parentSchema: schema76.properties.tabs.items.properties.id, data: data5 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/tabs/" + i0 + "/id", schemaPath: "#/properties/tabs/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.tabs.items.properties.id.type, parentSchema: schema76.properties.tabs.items.properties.id, data: data5 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data4.label !== void 0) {
              let data6 = data4.label;
              if (typeof data6 == "string") {
                if (!pattern1.test(data6)) {
                  let err17 = { instancePath: instancePath + "/tabs/" + i0 + "/label", schemaPath: "#/properties/tabs/items/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema76.properties.tabs.items.properties.label, data: data6 };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                let err18 = { instancePath: instancePath + "/tabs/" + i0 + "/label", schemaPath: "#/properties/tabs/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.tabs.items.properties.label.type, parentSchema: schema76.properties.tabs.items.properties.label, data: data6 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data4.blocks !== void 0) {
              let data7 = data4.blocks;
              if (Array.isArray(data7)) {
                let len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++)
                  wrapper0.validate(data7[i1], { instancePath: instancePath + "/tabs/" + i0 + "/blocks/" + i1, parentData: data7, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
              } else {
                let err19 = { instancePath: instancePath + "/tabs/" + i0 + "/blocks", schemaPath: "#/properties/tabs/items/properties/blocks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema76.properties.tabs.items.properties.blocks.type, parentSchema: schema76.properties.tabs.items.properties.blocks, data: data7 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
          } else {
            let err20 = { instancePath: instancePath + "/tabs/" + i0, schemaPath: "#/properties/tabs/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.properties.tabs.items.type, parentSchema: schema76.properties.tabs.items, data: data4 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/tabs", schemaPath: "#/properties/tabs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema76.properties.tabs.type, parentSchema: schema76.properties.tabs, data: data3 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.type, parentSchema: schema76, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
var schema100 = { title: "FromActivityCards", description: "Cards from a data file of activity cards.", type: "object", additionalProperties: !1, properties: { kind: { description: '"from-activity-cards": cards from a data file of activity cards.', const: "from-activity-cards", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Clubs and activities".', pattern: "\\S" }, data: { $ref: "common.schema.json#/definitions/dataName" } }, required: ["kind", "data"] }, schema101 = { title: "DataName", description: 'The name of a data file in public/data, without .json; with its folders where it is in some. Examples: "yrc", "events/2026/onam".', type: "string", role: "data", pattern: '^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$' }, pattern146 = new RegExp('^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$', "u");
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema100.required, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.data === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema100.required, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "data")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema100, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.kind.type, parentSchema: schema100.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "from-activity-cards") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "from-activity-cards" }, message: "must be equal to constant", schema: "from-activity-cards", parentSchema: schema100.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema100.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.heading.type, parentSchema: schema100.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (typeof data2 == "string") {
        if (!pattern146.test(data2)) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "common.schema.json#/definitions/dataName/pattern", keyword: "pattern", params: { pattern: '^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$' }, message: 'must match pattern "^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$"', schema: '^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$', parentSchema: schema101, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "common.schema.json#/definitions/dataName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
var schema102 = { title: "FromEvents", description: "Event cards from a data file of events.", type: "object", additionalProperties: !1, properties: { kind: { description: '"from-events": event cards from a data file of events.', const: "from-events", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Events of the year".', pattern: "\\S" }, data: { $ref: "common.schema.json#/definitions/dataName" }, limit: { description: "How many events are shown, from the first. Example: 4.", type: "integer", minimum: 1 }, display: { description: 'alternating: large, picture left and right in turn. compact: a plain list. Example: "compact".', type: "string", enum: ["alternating", "compact"] }, more: { $ref: "common.schema.json#/definitions/menuLink" } }, required: ["kind", "data"] };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.data === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "data" || key0 === "limit" || key0 === "display" || key0 === "more")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema102, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.kind.type, parentSchema: schema102.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "from-events") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "from-events" }, message: "must be equal to constant", schema: "from-events", parentSchema: schema102.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema102.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.heading.type, parentSchema: schema102.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (typeof data2 == "string") {
        if (!pattern146.test(data2)) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "common.schema.json#/definitions/dataName/pattern", keyword: "pattern", params: { pattern: '^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$' }, message: 'must match pattern "^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$"', schema: '^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$', parentSchema: schema101, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "common.schema.json#/definitions/dataName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data3 = data.limit;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema102.properties.limit.type, parentSchema: schema102.properties.limit, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema102.properties.limit, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.display !== void 0) {
      let data4 = data.display;
      if (typeof data4 != "string") {
        let err11 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.display.type, parentSchema: schema102.properties.display, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data4 === "alternating" || data4 === "compact")) {
        let err12 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/enum", keyword: "enum", params: { allowedValues: schema102.properties.display.enum }, message: "must be equal to one of the allowed values", schema: schema102.properties.display.enum, parentSchema: schema102.properties.display, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.more !== void 0 && (validate28(data.more, { instancePath: instancePath + "/more", parentData: data, parentDataProperty: "more", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.type, parentSchema: schema102, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
var schema104 = { title: "FromPeople", description: "People from a data file of people.", type: "object", additionalProperties: !1, properties: { kind: { description: '"from-people": people from a data file of people.', const: "from-people", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "The faculty".', pattern: "\\S" }, data: { $ref: "common.schema.json#/definitions/dataName" }, display: { description: 'cards: side by side. messages: each with a message. tabs: one tab for each category. Example: "tabs".', type: "string", enum: ["cards", "messages", "tabs"] } }, required: ["kind", "data"] };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.data === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "data" || key0 === "display")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema104, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.kind.type, parentSchema: schema104.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "from-people") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "from-people" }, message: "must be equal to constant", schema: "from-people", parentSchema: schema104.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema104.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.heading.type, parentSchema: schema104.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (typeof data2 == "string") {
        if (!pattern146.test(data2)) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "common.schema.json#/definitions/dataName/pattern", keyword: "pattern", params: { pattern: '^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$' }, message: 'must match pattern "^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$"', schema: '^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$', parentSchema: schema101, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "common.schema.json#/definitions/dataName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.display !== void 0) {
      let data3 = data.display;
      if (typeof data3 != "string") {
        let err9 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.display.type, parentSchema: schema104.properties.display, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data3 === "cards" || data3 === "messages" || data3 === "tabs")) {
        let err10 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/enum", keyword: "enum", params: { allowedValues: schema104.properties.display.enum }, message: "must be equal to one of the allowed values", schema: schema104.properties.display.enum, parentSchema: schema104.properties.display, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.type, parentSchema: schema104, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate67.errors = vErrors, errors === 0;
}
var schema106 = { title: "FromProgrammes", description: "Programme cards from a data file of programmes.", type: "object", additionalProperties: !1, properties: { kind: { description: '"from-programmes": programme cards from a data file of programmes.', const: "from-programmes", type: "string" }, heading: { type: "string", description: 'A heading over the block. Example: "Recent programmes".', pattern: "\\S" }, data: { $ref: "common.schema.json#/definitions/dataName" }, limit: { description: "How many programmes are shown, from the first. Example: 6.", type: "integer", minimum: 1 }, more: { $ref: "common.schema.json#/definitions/menuLink" } }, required: ["kind", "data"] };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema106.required, parentSchema: schema106, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.data === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema106.required, parentSchema: schema106, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "heading" || key0 === "data" || key0 === "limit" || key0 === "more")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema106, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema106.properties.kind.type, parentSchema: schema106.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "from-programmes") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "from-programmes" }, message: "must be equal to constant", schema: "from-programmes", parentSchema: schema106.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema106.properties.heading, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema106.properties.heading.type, parentSchema: schema106.properties.heading, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (typeof data2 == "string") {
        if (!pattern146.test(data2)) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "common.schema.json#/definitions/dataName/pattern", keyword: "pattern", params: { pattern: '^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$' }, message: 'must match pattern "^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$"', schema: '^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$', parentSchema: schema101, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "common.schema.json#/definitions/dataName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data3 = data.limit;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema106.properties.limit.type, parentSchema: schema106.properties.limit, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema106.properties.limit, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.more !== void 0 && (validate28(data.more, { instancePath: instancePath + "/more", parentData: data, parentDataProperty: "more", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.type, parentSchema: schema106, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema108.required, parentSchema: schema108, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "prose")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err1 = { instancePath, schemaPath: "#/definitions/proseBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema89.required, parentSchema: schema89, data };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data.paragraphs === void 0) {
            let err2 = { instancePath, schemaPath: "#/definitions/proseBlock/required", keyword: "required", params: { missingProperty: "paragraphs" }, message: "must have required property 'paragraphs'", schema: schema89.required, parentSchema: schema89, data };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          for (let key0 in data)
            if (!(key0 === "kind" || key0 === "heading" || key0 === "paragraphs" || key0 === "lead")) {
              let err3 = { instancePath, schemaPath: "#/definitions/proseBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema89, data };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          if (data.kind !== void 0) {
            let data0 = data.kind;
            if (typeof data0 != "string") {
              let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/proseBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.kind.type, parentSchema: schema89.properties.kind, data: data0 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data0 !== "prose") {
              let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/proseBlock/properties/kind/const", keyword: "const", params: { allowedValue: "prose" }, message: "must be equal to constant", schema: "prose", parentSchema: schema89.properties.kind, data: data0 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data1 = data.heading;
            if (typeof data1 == "string") {
              if (!pattern1.test(data1)) {
                let err6 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/proseBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema89.properties.heading, data: data1 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            } else {
              let err7 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/proseBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.heading.type, parentSchema: schema89.properties.heading, data: data1 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          }
          if (data.paragraphs !== void 0) {
            let data2 = data.paragraphs;
            if (Array.isArray(data2)) {
              if (data2.length < 1) {
                let err8 = { instancePath: instancePath + "/paragraphs", schemaPath: "#/definitions/proseBlock/properties/paragraphs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema89.properties.paragraphs, data: data2 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
              let len0 = data2.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data3 = data2[i0];
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3)) {
                    let err9 = { instancePath: instancePath + "/paragraphs/" + i0, schemaPath: "#/definitions/proseBlock/properties/paragraphs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema89.properties.paragraphs.items, data: data3 };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  }
                } else {
                  let err10 = { instancePath: instancePath + "/paragraphs/" + i0, schemaPath: "#/definitions/proseBlock/properties/paragraphs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.paragraphs.items.type, parentSchema: schema89.properties.paragraphs.items, data: data3 };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              }
            } else {
              let err11 = { instancePath: instancePath + "/paragraphs", schemaPath: "#/definitions/proseBlock/properties/paragraphs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.paragraphs.type, parentSchema: schema89.properties.paragraphs, data: data2 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          }
          if (data.lead !== void 0) {
            let data4 = data.lead;
            if (typeof data4 != "boolean") {
              let err12 = { instancePath: instancePath + "/lead", schemaPath: "#/definitions/proseBlock/properties/lead/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema89.properties.lead.type, parentSchema: schema89.properties.lead, data: data4 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          }
        } else {
          let err13 = { instancePath, schemaPath: "#/definitions/proseBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      else if (tag0 === "list")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err14 = { instancePath, schemaPath: "#/definitions/listBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema90.required, parentSchema: schema90, data };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (data.items === void 0) {
            let err15 = { instancePath, schemaPath: "#/definitions/listBlock/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema90.required, parentSchema: schema90, data };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          for (let key1 in data)
            if (!(key1 === "kind" || key1 === "heading" || key1 === "items" || key1 === "style")) {
              let err16 = { instancePath, schemaPath: "#/definitions/listBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema90, data };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          if (data.kind !== void 0) {
            let data5 = data.kind;
            if (typeof data5 != "string") {
              let err17 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/listBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.kind.type, parentSchema: schema90.properties.kind, data: data5 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (data5 !== "list") {
              let err18 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/listBlock/properties/kind/const", keyword: "const", params: { allowedValue: "list" }, message: "must be equal to constant", schema: "list", parentSchema: schema90.properties.kind, data: data5 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data6 = data.heading;
            if (typeof data6 == "string") {
              if (!pattern1.test(data6)) {
                let err19 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/listBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema90.properties.heading, data: data6 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            } else {
              let err20 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/listBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.heading.type, parentSchema: schema90.properties.heading, data: data6 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          }
          if (data.items !== void 0) {
            let data7 = data.items;
            if (Array.isArray(data7)) {
              if (data7.length < 1) {
                let err21 = { instancePath: instancePath + "/items", schemaPath: "#/definitions/listBlock/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema90.properties.items, data: data7 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
              let len1 = data7.length;
              for (let i1 = 0; i1 < len1; i1++) {
                let data8 = data7[i1];
                if (typeof data8 == "string") {
                  if (!pattern1.test(data8)) {
                    let err22 = { instancePath: instancePath + "/items/" + i1, schemaPath: "#/definitions/listBlock/properties/items/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema90.properties.items.items, data: data8 };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                  }
                } else {
                  let err23 = { instancePath: instancePath + "/items/" + i1, schemaPath: "#/definitions/listBlock/properties/items/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.items.items.type, parentSchema: schema90.properties.items.items, data: data8 };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
              }
            } else {
              let err24 = { instancePath: instancePath + "/items", schemaPath: "#/definitions/listBlock/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema90.properties.items.type, parentSchema: schema90.properties.items, data: data7 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          }
          if (data.style !== void 0) {
            let data9 = data.style;
            if (typeof data9 != "string") {
              let err25 = { instancePath: instancePath + "/style", schemaPath: "#/definitions/listBlock/properties/style/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.style.type, parentSchema: schema90.properties.style, data: data9 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (!(data9 === "bullets" || data9 === "numbers" || data9 === "ticks" || data9 === "plain")) {
              let err26 = { instancePath: instancePath + "/style", schemaPath: "#/definitions/listBlock/properties/style/enum", keyword: "enum", params: { allowedValues: schema90.properties.style.enum }, message: "must be equal to one of the allowed values", schema: schema90.properties.style.enum, parentSchema: schema90.properties.style, data: data9 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          }
        } else {
          let err27 = { instancePath, schemaPath: "#/definitions/listBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      else if (tag0 === "figure")
        validate26(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
      else if (tag0 === "feature")
        validate27(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
      else if (tag0 === "gallery")
        validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
      else if (tag0 === "videos")
        validate33(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
      else if (tag0 === "cards")
        validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
      else if (tag0 === "table")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err28 = { instancePath, schemaPath: "#/definitions/tableBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema91.required, parentSchema: schema91, data };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          if (data.caption === void 0) {
            let err29 = { instancePath, schemaPath: "#/definitions/tableBlock/required", keyword: "required", params: { missingProperty: "caption" }, message: "must have required property 'caption'", schema: schema91.required, parentSchema: schema91, data };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (data.columns === void 0) {
            let err30 = { instancePath, schemaPath: "#/definitions/tableBlock/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'", schema: schema91.required, parentSchema: schema91, data };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
          if (data.rows === void 0) {
            let err31 = { instancePath, schemaPath: "#/definitions/tableBlock/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'", schema: schema91.required, parentSchema: schema91, data };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
          for (let key2 in data)
            if (!(key2 === "kind" || key2 === "heading" || key2 === "caption" || key2 === "columns" || key2 === "rows")) {
              let err32 = { instancePath, schemaPath: "#/definitions/tableBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91, data };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          if (data.kind !== void 0) {
            let data10 = data.kind;
            if (typeof data10 != "string") {
              let err33 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/tableBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.kind.type, parentSchema: schema91.properties.kind, data: data10 };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            if (data10 !== "table") {
              let err34 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/tableBlock/properties/kind/const", keyword: "const", params: { allowedValue: "table" }, message: "must be equal to constant", schema: "table", parentSchema: schema91.properties.kind, data: data10 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data11 = data.heading;
            if (typeof data11 == "string") {
              if (!pattern1.test(data11)) {
                let err35 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/tableBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema91.properties.heading, data: data11 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            } else {
              let err36 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/tableBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.heading.type, parentSchema: schema91.properties.heading, data: data11 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          }
          if (data.caption !== void 0) {
            let data12 = data.caption;
            if (typeof data12 == "string") {
              if (!pattern1.test(data12)) {
                let err37 = { instancePath: instancePath + "/caption", schemaPath: "#/definitions/tableBlock/properties/caption/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema91.properties.caption, data: data12 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
            } else {
              let err38 = { instancePath: instancePath + "/caption", schemaPath: "#/definitions/tableBlock/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.caption.type, parentSchema: schema91.properties.caption, data: data12 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          }
          if (data.columns !== void 0) {
            let data13 = data.columns;
            if (Array.isArray(data13)) {
              if (data13.length < 1) {
                let err39 = { instancePath: instancePath + "/columns", schemaPath: "#/definitions/tableBlock/properties/columns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema91.properties.columns, data: data13 };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
              let len2 = data13.length;
              for (let i2 = 0; i2 < len2; i2++) {
                let data14 = data13[i2];
                if (typeof data14 == "string") {
                  if (!pattern1.test(data14)) {
                    let err40 = { instancePath: instancePath + "/columns/" + i2, schemaPath: "#/definitions/tableBlock/properties/columns/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema91.properties.columns.items, data: data14 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                  }
                } else {
                  let err41 = { instancePath: instancePath + "/columns/" + i2, schemaPath: "#/definitions/tableBlock/properties/columns/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.columns.items.type, parentSchema: schema91.properties.columns.items, data: data14 };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
              }
            } else {
              let err42 = { instancePath: instancePath + "/columns", schemaPath: "#/definitions/tableBlock/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema91.properties.columns.type, parentSchema: schema91.properties.columns, data: data13 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
          }
          if (data.rows !== void 0) {
            let data15 = data.rows;
            if (Array.isArray(data15)) {
              let len3 = data15.length;
              for (let i3 = 0; i3 < len3; i3++) {
                let data16 = data15[i3];
                if (Array.isArray(data16)) {
                  if (data16.length < 1) {
                    let err43 = { instancePath: instancePath + "/rows/" + i3, schemaPath: "#/definitions/tableBlock/properties/rows/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema91.properties.rows.items, data: data16 };
                    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                  }
                  let len4 = data16.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    let data17 = data16[i4];
                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                      if (data17.text === void 0) {
                        let err44 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4, schemaPath: "#/definitions/tableBlock/properties/rows/items/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema91.properties.rows.items.items.required, parentSchema: schema91.properties.rows.items.items, data: data17 };
                        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                      }
                      for (let key3 in data17)
                        if (!(key3 === "text" || key3 === "bold" || key3 === "rowSpan")) {
                          let err45 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4, schemaPath: "#/definitions/tableBlock/properties/rows/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91.properties.rows.items.items, data: data17 };
                          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                        }
                      if (data17.text !== void 0) {
                        let data18 = data17.text;
                        if (typeof data18 != "string") {
                          let err46 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4 + "/text", schemaPath: "#/definitions/tableBlock/properties/rows/items/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.rows.items.items.properties.text.type, parentSchema: schema91.properties.rows.items.items.properties.text, data: data18 };
                          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                        }
                      }
                      if (data17.bold !== void 0) {
                        let data19 = data17.bold;
                        if (typeof data19 != "boolean") {
                          let err47 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4 + "/bold", schemaPath: "#/definitions/tableBlock/properties/rows/items/items/properties/bold/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema91.properties.rows.items.items.properties.bold.type, parentSchema: schema91.properties.rows.items.items.properties.bold, data: data19 };
                          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                        }
                      }
                      if (data17.rowSpan !== void 0) {
                        let data20 = data17.rowSpan;
                        if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
                          let err48 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4 + "/rowSpan", schemaPath: "#/definitions/tableBlock/properties/rows/items/items/properties/rowSpan/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema91.properties.rows.items.items.properties.rowSpan.type, parentSchema: schema91.properties.rows.items.items.properties.rowSpan, data: data20 };
                          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                        }
                        if (typeof data20 == "number" && isFinite(data20)) {
                          if (data20 > 200 || isNaN(data20)) {
                            let err49 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4 + "/rowSpan", schemaPath: "#/definitions/tableBlock/properties/rows/items/items/properties/rowSpan/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200", schema: 200, parentSchema: schema91.properties.rows.items.items.properties.rowSpan, data: data20 };
                            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                          }
                          if (data20 < 1 || isNaN(data20)) {
                            let err50 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4 + "/rowSpan", schemaPath: "#/definitions/tableBlock/properties/rows/items/items/properties/rowSpan/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema91.properties.rows.items.items.properties.rowSpan, data: data20 };
                            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                          }
                        }
                      }
                    } else {
                      let err51 = { instancePath: instancePath + "/rows/" + i3 + "/" + i4, schemaPath: "#/definitions/tableBlock/properties/rows/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.properties.rows.items.items.type, parentSchema: schema91.properties.rows.items.items, data: data17 };
                      vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                    }
                  }
                } else {
                  let err52 = { instancePath: instancePath + "/rows/" + i3, schemaPath: "#/definitions/tableBlock/properties/rows/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema91.properties.rows.items.type, parentSchema: schema91.properties.rows.items, data: data16 };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
              }
            } else {
              let err53 = { instancePath: instancePath + "/rows", schemaPath: "#/definitions/tableBlock/properties/rows/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema91.properties.rows.type, parentSchema: schema91.properties.rows, data: data15 };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
          }
        } else {
          let err54 = { instancePath, schemaPath: "#/definitions/tableBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.type, parentSchema: schema91, data };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
      else if (tag0 === "buttons")
        validate38(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
      else if (tag0 === "people")
        validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
      else if (tag0 === "tabs")
        validate40(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
      else if (tag0 === "carousel")
        validate41(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
      else if (tag0 === "events")
        validate43(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
      else if (tag0 === "facts")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err55 = { instancePath, schemaPath: "#/definitions/factsBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema92.required, parentSchema: schema92, data };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
          if (data.facts === void 0) {
            let err56 = { instancePath, schemaPath: "#/definitions/factsBlock/required", keyword: "required", params: { missingProperty: "facts" }, message: "must have required property 'facts'", schema: schema92.required, parentSchema: schema92, data };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
          for (let key4 in data)
            if (!(key4 === "kind" || key4 === "heading" || key4 === "facts")) {
              let err57 = { instancePath, schemaPath: "#/definitions/factsBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema92, data };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          if (data.kind !== void 0) {
            let data21 = data.kind;
            if (typeof data21 != "string") {
              let err58 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/factsBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.kind.type, parentSchema: schema92.properties.kind, data: data21 };
              vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
            if (data21 !== "facts") {
              let err59 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/factsBlock/properties/kind/const", keyword: "const", params: { allowedValue: "facts" }, message: "must be equal to constant", schema: "facts", parentSchema: schema92.properties.kind, data: data21 };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data22 = data.heading;
            if (typeof data22 == "string") {
              if (!pattern1.test(data22)) {
                let err60 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/factsBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema92.properties.heading, data: data22 };
                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
              }
            } else {
              let err61 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/factsBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.heading.type, parentSchema: schema92.properties.heading, data: data22 };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
          }
          if (data.facts !== void 0) {
            let data23 = data.facts;
            if (Array.isArray(data23)) {
              if (data23.length < 1) {
                let err62 = { instancePath: instancePath + "/facts", schemaPath: "#/definitions/factsBlock/properties/facts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema92.properties.facts, data: data23 };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
              }
              let len5 = data23.length;
              for (let i5 = 0; i5 < len5; i5++) {
                let data24 = data23[i5];
                if (typeof data24 != "string") {
                  let err63 = { instancePath: instancePath + "/facts/" + i5, schemaPath: "#/definitions/factsBlock/properties/facts/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.facts.items.type, parentSchema: schema92.properties.facts.items, data: data24 };
                  vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                }
              }
            } else {
              let err64 = { instancePath: instancePath + "/facts", schemaPath: "#/definitions/factsBlock/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.facts.type, parentSchema: schema92.properties.facts, data: data23 };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
          }
        } else {
          let err65 = { instancePath, schemaPath: "#/definitions/factsBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
      else if (tag0 === "counters")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err66 = { instancePath, schemaPath: "#/definitions/countersBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema93.required, parentSchema: schema93, data };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
          if (data.counters === void 0) {
            let err67 = { instancePath, schemaPath: "#/definitions/countersBlock/required", keyword: "required", params: { missingProperty: "counters" }, message: "must have required property 'counters'", schema: schema93.required, parentSchema: schema93, data };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
          for (let key5 in data)
            if (!(key5 === "kind" || key5 === "heading" || key5 === "counters" || key5 === "duration" || key5 === "shown")) {
              let err68 = { instancePath, schemaPath: "#/definitions/countersBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema93, data };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
          if (data.kind !== void 0) {
            let data25 = data.kind;
            if (typeof data25 != "string") {
              let err69 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/countersBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.kind.type, parentSchema: schema93.properties.kind, data: data25 };
              vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
            if (data25 !== "counters") {
              let err70 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/countersBlock/properties/kind/const", keyword: "const", params: { allowedValue: "counters" }, message: "must be equal to constant", schema: "counters", parentSchema: schema93.properties.kind, data: data25 };
              vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data26 = data.heading;
            if (typeof data26 == "string") {
              if (!pattern1.test(data26)) {
                let err71 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/countersBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema93.properties.heading, data: data26 };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
              }
            } else {
              let err72 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/countersBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.heading.type, parentSchema: schema93.properties.heading, data: data26 };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
          }
          if (data.counters !== void 0) {
            let data27 = data.counters;
            if (Array.isArray(data27)) {
              if (data27.length < 1) {
                let err73 = { instancePath: instancePath + "/counters", schemaPath: "#/definitions/countersBlock/properties/counters/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema93.properties.counters, data: data27 };
                vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
              }
              let len6 = data27.length;
              for (let i6 = 0; i6 < len6; i6++) {
                let data28 = data27[i6];
                if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                  if (data28.value === void 0) {
                    let err74 = { instancePath: instancePath + "/counters/" + i6, schemaPath: "#/definitions/countersBlock/properties/counters/items/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema93.properties.counters.items.required, parentSchema: schema93.properties.counters.items, data: data28 };
                    vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                  }
                  for (let key6 in data28)
                    if (!(key6 === "value" || key6 === "label")) {
                      let err75 = { instancePath: instancePath + "/counters/" + i6, schemaPath: "#/definitions/countersBlock/properties/counters/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema93.properties.counters.items, data: data28 };
                      vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                    }
                  if (data28.value !== void 0) {
                    let data29 = data28.value;
                    if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
                      let err76 = { instancePath: instancePath + "/counters/" + i6 + "/value", schemaPath: "#/definitions/countersBlock/properties/counters/items/properties/value/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema93.properties.counters.items.properties.value.type, parentSchema: schema93.properties.counters.items.properties.value, data: data29 };
                      vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                    }
                    if (typeof data29 == "number" && isFinite(data29) && (data29 < 0 || isNaN(data29))) {
                      let err77 = { instancePath: instancePath + "/counters/" + i6 + "/value", schemaPath: "#/definitions/countersBlock/properties/counters/items/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.counters.items.properties.value, data: data29 };
                      vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                    }
                  }
                  if (data28.label !== void 0) {
                    let data30 = data28.label;
                    if (typeof data30 == "string") {
                      if (!pattern1.test(data30)) {
                        let err78 = { instancePath: instancePath + "/counters/" + i6 + "/label", schemaPath: "#/definitions/countersBlock/properties/counters/items/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema93.properties.counters.items.properties.label, data: data30 };
                        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                      }
                    } else {
                      let err79 = { instancePath: instancePath + "/counters/" + i6 + "/label", schemaPath: "#/definitions/countersBlock/properties/counters/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.counters.items.properties.label.type, parentSchema: schema93.properties.counters.items.properties.label, data: data30 };
                      vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                    }
                  }
                } else {
                  let err80 = { instancePath: instancePath + "/counters/" + i6, schemaPath: "#/definitions/countersBlock/properties/counters/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.properties.counters.items.type, parentSchema: schema93.properties.counters.items, data: data28 };
                  vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                }
              }
            } else {
              let err81 = { instancePath: instancePath + "/counters", schemaPath: "#/definitions/countersBlock/properties/counters/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema93.properties.counters.type, parentSchema: schema93.properties.counters, data: data27 };
              vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
            }
          }
          if (data.duration !== void 0) {
            let data31 = data.duration;
            if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
              let err82 = { instancePath: instancePath + "/duration", schemaPath: "#/definitions/countersBlock/properties/duration/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema93.properties.duration.type, parentSchema: schema93.properties.duration, data: data31 };
              vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
            }
            if (typeof data31 == "number" && isFinite(data31) && (data31 < 0 || isNaN(data31))) {
              let err83 = { instancePath: instancePath + "/duration", schemaPath: "#/definitions/countersBlock/properties/duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.duration, data: data31 };
              vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
            }
          }
          if (data.shown !== void 0) {
            let data32 = data.shown;
            if (typeof data32 != "boolean") {
              let err84 = { instancePath: instancePath + "/shown", schemaPath: "#/definitions/countersBlock/properties/shown/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema93.properties.shown.type, parentSchema: schema93.properties.shown, data: data32 };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
          }
        } else {
          let err85 = { instancePath, schemaPath: "#/definitions/countersBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.type, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
        }
      else if (tag0 === "map")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err86 = { instancePath, schemaPath: "#/definitions/mapBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema94.required, parentSchema: schema94, data };
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
          }
          for (let key7 in data)
            if (!(key7 === "kind" || key7 === "heading")) {
              let err87 = { instancePath, schemaPath: "#/definitions/mapBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema94, data };
              vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
            }
          if (data.kind !== void 0) {
            let data33 = data.kind;
            if (typeof data33 != "string") {
              let err88 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/mapBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.kind.type, parentSchema: schema94.properties.kind, data: data33 };
              vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
            }
            if (data33 !== "map") {
              let err89 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/mapBlock/properties/kind/const", keyword: "const", params: { allowedValue: "map" }, message: "must be equal to constant", schema: "map", parentSchema: schema94.properties.kind, data: data33 };
              vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data34 = data.heading;
            if (typeof data34 == "string") {
              if (!pattern1.test(data34)) {
                let err90 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/mapBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema94.properties.heading, data: data34 };
                vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
              }
            } else {
              let err91 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/mapBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.heading.type, parentSchema: schema94.properties.heading, data: data34 };
              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
          }
        } else {
          let err92 = { instancePath, schemaPath: "#/definitions/mapBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema94.type, parentSchema: schema94, data };
          vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
        }
      else if (tag0 === "address")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err93 = { instancePath, schemaPath: "#/definitions/addressBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema95.required, parentSchema: schema95, data };
            vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
          }
          for (let key8 in data)
            if (!(key8 === "kind" || key8 === "heading")) {
              let err94 = { instancePath, schemaPath: "#/definitions/addressBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema95, data };
              vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
            }
          if (data.kind !== void 0) {
            let data35 = data.kind;
            if (typeof data35 != "string") {
              let err95 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/addressBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.kind.type, parentSchema: schema95.properties.kind, data: data35 };
              vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
            }
            if (data35 !== "address") {
              let err96 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/addressBlock/properties/kind/const", keyword: "const", params: { allowedValue: "address" }, message: "must be equal to constant", schema: "address", parentSchema: schema95.properties.kind, data: data35 };
              vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data36 = data.heading;
            if (typeof data36 == "string") {
              if (!pattern1.test(data36)) {
                let err97 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/addressBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema95.properties.heading, data: data36 };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
              }
            } else {
              let err98 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/addressBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.heading.type, parentSchema: schema95.properties.heading, data: data36 };
              vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
            }
          }
        } else {
          let err99 = { instancePath, schemaPath: "#/definitions/addressBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema95.type, parentSchema: schema95, data };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
      else if (tag0 === "contact-form")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err100 = { instancePath, schemaPath: "#/definitions/contactFormBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema96.required, parentSchema: schema96, data };
            vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
          }
          for (let key9 in data)
            if (!(key9 === "kind" || key9 === "heading")) {
              let err101 = { instancePath, schemaPath: "#/definitions/contactFormBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema96, data };
              vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
            }
          if (data.kind !== void 0) {
            let data37 = data.kind;
            if (typeof data37 != "string") {
              let err102 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/contactFormBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties.kind.type, parentSchema: schema96.properties.kind, data: data37 };
              vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
            }
            if (data37 !== "contact-form") {
              let err103 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/contactFormBlock/properties/kind/const", keyword: "const", params: { allowedValue: "contact-form" }, message: "must be equal to constant", schema: "contact-form", parentSchema: schema96.properties.kind, data: data37 };
              vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data38 = data.heading;
            if (typeof data38 == "string") {
              if (!pattern1.test(data38)) {
                let err104 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/contactFormBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema96.properties.heading, data: data38 };
                vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
              }
            } else {
              let err105 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/contactFormBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties.heading.type, parentSchema: schema96.properties.heading, data: data38 };
              vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
            }
          }
        } else {
          let err106 = { instancePath, schemaPath: "#/definitions/contactFormBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema96.type, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
        }
      else if (tag0 === "contacts")
        validate45(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
      else if (tag0 === "notice")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err107 = { instancePath, schemaPath: "#/definitions/noticeBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema97.required, parentSchema: schema97, data };
            vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
          }
          if (data.text === void 0) {
            let err108 = { instancePath, schemaPath: "#/definitions/noticeBlock/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema97.required, parentSchema: schema97, data };
            vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
          }
          for (let key10 in data)
            if (!(key10 === "kind" || key10 === "heading" || key10 === "text")) {
              let err109 = { instancePath, schemaPath: "#/definitions/noticeBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema97, data };
              vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
            }
          if (data.kind !== void 0) {
            let data39 = data.kind;
            if (typeof data39 != "string") {
              let err110 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/noticeBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.properties.kind.type, parentSchema: schema97.properties.kind, data: data39 };
              vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
            }
            if (data39 !== "notice") {
              let err111 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/noticeBlock/properties/kind/const", keyword: "const", params: { allowedValue: "notice" }, message: "must be equal to constant", schema: "notice", parentSchema: schema97.properties.kind, data: data39 };
              vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data40 = data.heading;
            if (typeof data40 == "string") {
              if (!pattern1.test(data40)) {
                let err112 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/noticeBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema97.properties.heading, data: data40 };
                vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
              }
            } else {
              let err113 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/noticeBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.properties.heading.type, parentSchema: schema97.properties.heading, data: data40 };
              vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
            }
          }
          if (data.text !== void 0) {
            let data41 = data.text;
            if (typeof data41 == "string") {
              if (!pattern1.test(data41)) {
                let err114 = { instancePath: instancePath + "/text", schemaPath: "#/definitions/noticeBlock/properties/text/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema97.properties.text, data: data41 };
                vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
              }
            } else {
              let err115 = { instancePath: instancePath + "/text", schemaPath: "#/definitions/noticeBlock/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.properties.text.type, parentSchema: schema97.properties.text, data: data41 };
              vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
            }
          }
        } else {
          let err116 = { instancePath, schemaPath: "#/definitions/noticeBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema97.type, parentSchema: schema97, data };
          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
      else if (tag0 === "search")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err117 = { instancePath, schemaPath: "#/definitions/searchBlock/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema98.required, parentSchema: schema98, data };
            vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
          }
          for (let key11 in data)
            if (!(key11 === "kind" || key11 === "heading")) {
              let err118 = { instancePath, schemaPath: "#/definitions/searchBlock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema98, data };
              vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
            }
          if (data.kind !== void 0) {
            let data42 = data.kind;
            if (typeof data42 != "string") {
              let err119 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/searchBlock/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.kind.type, parentSchema: schema98.properties.kind, data: data42 };
              vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
            }
            if (data42 !== "search") {
              let err120 = { instancePath: instancePath + "/kind", schemaPath: "#/definitions/searchBlock/properties/kind/const", keyword: "const", params: { allowedValue: "search" }, message: "must be equal to constant", schema: "search", parentSchema: schema98.properties.kind, data: data42 };
              vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
            }
          }
          if (data.heading !== void 0) {
            let data43 = data.heading;
            if (typeof data43 == "string") {
              if (!pattern1.test(data43)) {
                let err121 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/searchBlock/properties/heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema98.properties.heading, data: data43 };
                vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
              }
            } else {
              let err122 = { instancePath: instancePath + "/heading", schemaPath: "#/definitions/searchBlock/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.heading.type, parentSchema: schema98.properties.heading, data: data43 };
              vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
            }
          }
        } else {
          let err123 = { instancePath, schemaPath: "#/definitions/searchBlock/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.type, parentSchema: schema98, data };
          vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
        }
      else if (tag0 === "site-map")
        validate48(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
      else if (tag0 === "from-activity-cards")
        validate64(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
      else if (tag0 === "from-events")
        validate65(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      else if (tag0 === "from-people")
        validate67(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
      else if (tag0 === "from-programmes")
        validate68(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
      else {
        let err124 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf', schema: schema108.discriminator, parentSchema: schema108, data };
        vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
      }
    else {
      let err125 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string', schema: schema108.discriminator, parentSchema: schema108, data };
      vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
    }
  } else {
    let err126 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.type, parentSchema: schema108, data };
    vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema49.required, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "data")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.$schema.type, parentSchema: schema49.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (Array.isArray(data1)) {
        if (data1.length > 1) {
          let err3 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items", schema: 1, parentSchema: schema49.properties.data, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema49.properties.data, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.blocks === void 0) {
              let err5 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "blocks" }, message: "must have required property 'blocks'", schema: schema49.properties.data.items.required, parentSchema: schema49.properties.data.items, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            for (let key1 in data2)
              if (!(key1 === "title" || key1 === "description" || key1 === "intro" || key1 === "blocks" || key1 === "sample")) {
                let err6 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49.properties.data.items, data: data2 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            if (data2.title !== void 0) {
              let data3 = data2.title;
              if (typeof data3 == "string") {
                if (!pattern1.test(data3)) {
                  let err7 = { instancePath: instancePath + "/data/" + i0 + "/title", schemaPath: "#/properties/data/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema49.properties.data.items.properties.title, data: data3 };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              } else {
                let err8 = { instancePath: instancePath + "/data/" + i0 + "/title", schemaPath: "#/properties/data/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.data.items.properties.title.type, parentSchema: schema49.properties.data.items.properties.title, data: data3 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            if (data2.description !== void 0) {
              let data4 = data2.description;
              if (typeof data4 == "string") {
                if (!pattern1.test(data4)) {
                  let err9 = { instancePath: instancePath + "/data/" + i0 + "/description", schemaPath: "#/properties/data/items/properties/description/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema49.properties.data.items.properties.description, data: data4 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/data/" + i0 + "/description", schemaPath: "#/properties/data/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.data.items.properties.description.type, parentSchema: schema49.properties.data.items.properties.description, data: data4 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data2.intro !== void 0) {
              let data5 = data2.intro;
              if (typeof data5 != "boolean") {
                let err11 = { instancePath: instancePath + "/data/" + i0 + "/intro", schemaPath: "#/properties/data/items/properties/intro/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema49.properties.data.items.properties.intro.type, parentSchema: schema49.properties.data.items.properties.intro, data: data5 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data2.blocks !== void 0) {
              let data6 = data2.blocks;
              if (Array.isArray(data6)) {
                let len1 = data6.length;
                for (let i1 = 0; i1 < len1; i1++)
                  validate75(data6[i1], { instancePath: instancePath + "/data/" + i0 + "/blocks/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
              } else {
                let err12 = { instancePath: instancePath + "/data/" + i0 + "/blocks", schemaPath: "#/properties/data/items/properties/blocks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema49.properties.data.items.properties.blocks.type, parentSchema: schema49.properties.data.items.properties.blocks, data: data6 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data2.sample !== void 0) {
              let data8 = data2.sample;
              if (typeof data8 != "boolean") {
                let err13 = { instancePath: instancePath + "/data/" + i0 + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data8 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
          } else {
            let err14 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.properties.data.items.type, parentSchema: schema49.properties.data.items, data: data2 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema49.properties.data.type, parentSchema: schema49.properties.data, data: data1 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
var manifest = validate93, schema120 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "manifest.schema.json", title: "Manifest", description: "Every address of the site, the data file behind it and the layout that draws it.", type: "object", additionalProperties: !1, properties: { $schema: { type: "string", role: "machine", description: 'The schema of this file, so that an editor can complete and explain it. Example: "../schemas/manifest.schema.json".' }, routes: { description: 'One row for each page, or for each family of pages. Example: [{ "path": "activities/yrc", "layout": "list", "data": "yrc", "title": "Youth Red Cross" }].', type: "array", minItems: 1, items: { title: "Route", description: "One address, or one family of addresses.", type: "object", additionalProperties: !1, properties: { path: { type: "string", role: "machine", description: 'The address: readable text without a slash at either end. "" is the home page. A last segment * stands for every entry of the data file under that address. Examples: "activities/yrc", "activities/yrc/*".' }, layout: { description: 'How the page is drawn. list: a record with its programme cards. detail: one programme entry. month: a table and pictures, such as the stops of one month; also camp-month. unit: a part of the institution, heading by heading; also department. info: a page of blocks. Example: "list".', type: "string", enum: ["list", "detail", "month", "unit", "info", "camp-month", "department"] }, data: { $ref: "common.schema.json#/definitions/dataName" }, title: { type: "string", description: 'The name of the page in the trail and, where the data has no heading of its own, at its top. Example: "Youth Red Cross".', pattern: "\\S" }, description: { type: "string", description: `One or two sentences for search engines and shared links. Example: "Blood donation, first aid and relief work by the college's Youth Red Cross unit."`, pattern: "\\S" }, about: { description: 'What the page is about, in a word that search engines know. course: a course of study. event: something that takes place on the day of the page. article: a report. Without it a page with a date is about an event. Example: "course".', type: "string", enum: ["course", "event", "article"] }, keywords: { $ref: "common.schema.json#/definitions/keywords" } }, required: ["path", "layout", "data"] } }, redirects: { description: 'Old addresses and where they lead now. Example: [{ "from": "activities/alumni", "to": "activities/alumini" }].', type: "array", items: { title: "Redirect", description: "An old address and where it leads now.", type: "object", additionalProperties: !1, properties: { from: { type: "string", role: "machine", description: 'The old address, without a slash at either end. Example: "activities/alumni".', pattern: "^[^/\\s](.*[^/\\s])?$" }, to: { type: "string", role: "machine", description: 'The address that takes its place. "" is the home page. Example: "activities/alumini".' } }, required: ["from", "to"] } } }, required: ["routes"] }, schema122 = { title: "Keywords", description: 'What people type who look for the page, in any language and spelling, where the page itself does not say it. Not shown. Example: ["fees", "ഫീസ്", "how to apply"].', type: "array", minItems: 1, items: { type: "string", role: "machine", description: 'A word or a few. Example: "fees".', pattern: "\\S" } }, pattern173 = new RegExp("^[^/\\s](.*[^/\\s])?$", "u");
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.routes === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "routes" }, message: "must have required property 'routes'", schema: schema120.required, parentSchema: schema120, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "routes" || key0 === "redirects")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema120, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.$schema.type, parentSchema: schema120.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.routes !== void 0) {
      let data1 = data.routes;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err3 = { instancePath: instancePath + "/routes", schemaPath: "#/properties/routes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema120.properties.routes, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.path === void 0) {
              let err4 = { instancePath: instancePath + "/routes/" + i0, schemaPath: "#/properties/routes/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema120.properties.routes.items.required, parentSchema: schema120.properties.routes.items, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data2.layout === void 0) {
              let err5 = { instancePath: instancePath + "/routes/" + i0, schemaPath: "#/properties/routes/items/required", keyword: "required", params: { missingProperty: "layout" }, message: "must have required property 'layout'", schema: schema120.properties.routes.items.required, parentSchema: schema120.properties.routes.items, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data2.data === void 0) {
              let err6 = { instancePath: instancePath + "/routes/" + i0, schemaPath: "#/properties/routes/items/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema120.properties.routes.items.required, parentSchema: schema120.properties.routes.items, data: data2 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            for (let key1 in data2)
              if (!(key1 === "path" || key1 === "layout" || key1 === "data" || key1 === "title" || key1 === "description" || key1 === "about" || key1 === "keywords")) {
                let err7 = { instancePath: instancePath + "/routes/" + i0, schemaPath: "#/properties/routes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema120.properties.routes.items, data: data2 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            if (data2.path !== void 0) {
              let data3 = data2.path;
              if (typeof data3 != "string") {
                let err8 = { instancePath: instancePath + "/routes/" + i0 + "/path", schemaPath: "#/properties/routes/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.routes.items.properties.path.type, parentSchema: schema120.properties.routes.items.properties.path, data: data3 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            if (data2.layout !== void 0) {
              let data4 = data2.layout;
              if (typeof data4 != "string") {
                let err9 = { instancePath: instancePath + "/routes/" + i0 + "/layout", schemaPath: "#/properties/routes/items/properties/layout/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.routes.items.properties.layout.type, parentSchema: schema120.properties.routes.items.properties.layout, data: data4 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
              if (!(data4 === "list" || data4 === "detail" || data4 === "month" || data4 === "unit" || data4 === "info" || data4 === "camp-month" || data4 === "department")) {
                let err10 = { instancePath: instancePath + "/routes/" + i0 + "/layout", schemaPath: "#/properties/routes/items/properties/layout/enum", keyword: "enum", params: { allowedValues: schema120.properties.routes.items.properties.layout.enum }, message: "must be equal to one of the allowed values", schema: schema120.properties.routes.items.properties.layout.enum, parentSchema: schema120.properties.routes.items.properties.layout, data: data4 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data2.data !== void 0) {
              let data5 = data2.data;
              if (typeof data5 == "string") {
                if (!pattern146.test(data5)) {
                  let err11 = { instancePath: instancePath + "/routes/" + i0 + "/data", schemaPath: "common.schema.json#/definitions/dataName/pattern", keyword: "pattern", params: { pattern: '^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$' }, message: 'must match pattern "^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$"', schema: '^(?!.*\\.json$)[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ])(/[^./\\\\:*?"<>|#\\p{Cc}\\s][^/\\\\:*?"<>|#\\p{Cc}]*(?<![. ]))*$', parentSchema: schema101, data: data5 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/routes/" + i0 + "/data", schemaPath: "common.schema.json#/definitions/dataName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data5 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data2.title !== void 0) {
              let data6 = data2.title;
              if (typeof data6 == "string") {
                if (!pattern1.test(data6)) {
                  let err13 = { instancePath: instancePath + "/routes/" + i0 + "/title", schemaPath: "#/properties/routes/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema120.properties.routes.items.properties.title, data: data6 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/routes/" + i0 + "/title", schemaPath: "#/properties/routes/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.routes.items.properties.title.type, parentSchema: schema120.properties.routes.items.properties.title, data: data6 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data2.description !== void 0) {
              let data7 = data2.description;
              if (typeof data7 == "string") {
                if (!pattern1.test(data7)) {
                  let err15 = { instancePath: instancePath + "/routes/" + i0 + "/description", schemaPath: "#/properties/routes/items/properties/description/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema120.properties.routes.items.properties.description, data: data7 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/routes/" + i0 + "/description", schemaPath: "#/properties/routes/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.routes.items.properties.description.type, parentSchema: schema120.properties.routes.items.properties.description, data: data7 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data2.about !== void 0) {
              let data8 = data2.about;
              if (typeof data8 != "string") {
                let err17 = { instancePath: instancePath + "/routes/" + i0 + "/about", schemaPath: "#/properties/routes/items/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.routes.items.properties.about.type, parentSchema: schema120.properties.routes.items.properties.about, data: data8 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
              if (!(data8 === "course" || data8 === "event" || data8 === "article")) {
                let err18 = { instancePath: instancePath + "/routes/" + i0 + "/about", schemaPath: "#/properties/routes/items/properties/about/enum", keyword: "enum", params: { allowedValues: schema120.properties.routes.items.properties.about.enum }, message: "must be equal to one of the allowed values", schema: schema120.properties.routes.items.properties.about.enum, parentSchema: schema120.properties.routes.items.properties.about, data: data8 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data2.keywords !== void 0) {
              let data9 = data2.keywords;
              if (Array.isArray(data9)) {
                if (data9.length < 1) {
                  let err19 = { instancePath: instancePath + "/routes/" + i0 + "/keywords", schemaPath: "common.schema.json#/definitions/keywords/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema122, data: data9 };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
                let len1 = data9.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data10 = data9[i1];
                  if (typeof data10 == "string") {
                    if (!pattern1.test(data10)) {
                      let err20 = { instancePath: instancePath + "/routes/" + i0 + "/keywords/" + i1, schemaPath: "common.schema.json#/definitions/keywords/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema122.items, data: data10 };
                      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                  } else {
                    let err21 = { instancePath: instancePath + "/routes/" + i0 + "/keywords/" + i1, schemaPath: "common.schema.json#/definitions/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema122.items.type, parentSchema: schema122.items, data: data10 };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                  }
                }
              } else {
                let err22 = { instancePath: instancePath + "/routes/" + i0 + "/keywords", schemaPath: "common.schema.json#/definitions/keywords/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema122.type, parentSchema: schema122, data: data9 };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
          } else {
            let err23 = { instancePath: instancePath + "/routes/" + i0, schemaPath: "#/properties/routes/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema120.properties.routes.items.type, parentSchema: schema120.properties.routes.items, data: data2 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/routes", schemaPath: "#/properties/routes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema120.properties.routes.type, parentSchema: schema120.properties.routes, data: data1 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.redirects !== void 0) {
      let data11 = data.redirects;
      if (Array.isArray(data11)) {
        let len2 = data11.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data12 = data11[i2];
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.from === void 0) {
              let err25 = { instancePath: instancePath + "/redirects/" + i2, schemaPath: "#/properties/redirects/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema120.properties.redirects.items.required, parentSchema: schema120.properties.redirects.items, data: data12 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data12.to === void 0) {
              let err26 = { instancePath: instancePath + "/redirects/" + i2, schemaPath: "#/properties/redirects/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema120.properties.redirects.items.required, parentSchema: schema120.properties.redirects.items, data: data12 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            for (let key2 in data12)
              if (!(key2 === "from" || key2 === "to")) {
                let err27 = { instancePath: instancePath + "/redirects/" + i2, schemaPath: "#/properties/redirects/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema120.properties.redirects.items, data: data12 };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            if (data12.from !== void 0) {
              let data13 = data12.from;
              if (typeof data13 == "string") {
                if (!pattern173.test(data13)) {
                  let err28 = { instancePath: instancePath + "/redirects/" + i2 + "/from", schemaPath: "#/properties/redirects/items/properties/from/pattern", keyword: "pattern", params: { pattern: "^[^/\\s](.*[^/\\s])?$" }, message: 'must match pattern "^[^/\\s](.*[^/\\s])?$"', schema: "^[^/\\s](.*[^/\\s])?$", parentSchema: schema120.properties.redirects.items.properties.from, data: data13 };
                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                }
              } else {
                let err29 = { instancePath: instancePath + "/redirects/" + i2 + "/from", schemaPath: "#/properties/redirects/items/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.redirects.items.properties.from.type, parentSchema: schema120.properties.redirects.items.properties.from, data: data13 };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
            if (data12.to !== void 0) {
              let data14 = data12.to;
              if (typeof data14 != "string") {
                let err30 = { instancePath: instancePath + "/redirects/" + i2 + "/to", schemaPath: "#/properties/redirects/items/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.redirects.items.properties.to.type, parentSchema: schema120.properties.redirects.items.properties.to, data: data14 };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
          } else {
            let err31 = { instancePath: instancePath + "/redirects/" + i2, schemaPath: "#/properties/redirects/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema120.properties.redirects.items.type, parentSchema: schema120.properties.redirects.items, data: data12 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/redirects", schemaPath: "#/properties/redirects/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema120.properties.redirects.type, parentSchema: schema120.properties.redirects, data: data11 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema120.type, parentSchema: schema120, data };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate93.errors = vErrors, errors === 0;
}
var people = validate94, schema123 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "people.schema.json", title: "PeopleList", description: "People with photograph, name and role.", type: "object", additionalProperties: !1, properties: { $schema: { type: "string", role: "machine", description: 'The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/people.schema.json".' }, data: { description: 'One record for each person. Example: [{ "name": "Mrs. Anitha Example", "role": "Professor", "category": "Physics" }].', type: "array", items: { title: "Person", description: "A person.", type: "object", additionalProperties: !1, properties: { name: { type: "string", description: 'The name. Example: "Mrs. Anitha Example".', pattern: "\\S" }, role: { type: "string", description: 'The role. Example: "Professor".', pattern: "\\S" }, imageUrl: { $ref: "common.schema.json#/definitions/portrait" }, descriptionUrl: { $ref: "common.schema.json#/definitions/link" }, category: { type: "string", description: 'The tab under which the person is shown. Example: "Physics".', pattern: "\\S" }, message: { description: 'A message from the person, paragraph by paragraph. Example: ["Welcome to our college."].', type: "array", items: { type: "string", description: 'A paragraph. Example: "Welcome to our college."', pattern: "\\S" } }, sample: { $ref: "common.schema.json#/definitions/sample" } }, required: ["name", "role"] } } }, required: ["data"] };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema123.required, parentSchema: schema123, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "data")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema123, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.properties.$schema.type, parentSchema: schema123.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.name === void 0) {
              let err3 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema123.properties.data.items.required, parentSchema: schema123.properties.data.items, data: data2 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data2.role === void 0) {
              let err4 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'", schema: schema123.properties.data.items.required, parentSchema: schema123.properties.data.items, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            for (let key1 in data2)
              if (!(key1 === "name" || key1 === "role" || key1 === "imageUrl" || key1 === "descriptionUrl" || key1 === "category" || key1 === "message" || key1 === "sample")) {
                let err5 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema123.properties.data.items, data: data2 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            if (data2.name !== void 0) {
              let data3 = data2.name;
              if (typeof data3 == "string") {
                if (!pattern1.test(data3)) {
                  let err6 = { instancePath: instancePath + "/data/" + i0 + "/name", schemaPath: "#/properties/data/items/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema123.properties.data.items.properties.name, data: data3 };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              } else {
                let err7 = { instancePath: instancePath + "/data/" + i0 + "/name", schemaPath: "#/properties/data/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.properties.data.items.properties.name.type, parentSchema: schema123.properties.data.items.properties.name, data: data3 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data2.role !== void 0) {
              let data4 = data2.role;
              if (typeof data4 == "string") {
                if (!pattern1.test(data4)) {
                  let err8 = { instancePath: instancePath + "/data/" + i0 + "/role", schemaPath: "#/properties/data/items/properties/role/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema123.properties.data.items.properties.role, data: data4 };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
              } else {
                let err9 = { instancePath: instancePath + "/data/" + i0 + "/role", schemaPath: "#/properties/data/items/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.properties.data.items.properties.role.type, parentSchema: schema123.properties.data.items.properties.role, data: data4 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data2.imageUrl !== void 0) {
              let data5 = data2.imageUrl;
              if (typeof data5 == "string") {
                if (!pattern0.test(data5)) {
                  let err10 = { instancePath: instancePath + "/data/" + i0 + "/imageUrl", schemaPath: "common.schema.json#/definitions/portrait/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema74, data: data5 };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/data/" + i0 + "/imageUrl", schemaPath: "common.schema.json#/definitions/portrait/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.type, parentSchema: schema74, data: data5 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data2.descriptionUrl !== void 0) {
              let data6 = data2.descriptionUrl;
              if (typeof data6 == "string") {
                if (!pattern16.test(data6)) {
                  let err12 = { instancePath: instancePath + "/data/" + i0 + "/descriptionUrl", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data6 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                let err13 = { instancePath: instancePath + "/data/" + i0 + "/descriptionUrl", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data6 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data2.category !== void 0) {
              let data7 = data2.category;
              if (typeof data7 == "string") {
                if (!pattern1.test(data7)) {
                  let err14 = { instancePath: instancePath + "/data/" + i0 + "/category", schemaPath: "#/properties/data/items/properties/category/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema123.properties.data.items.properties.category, data: data7 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                let err15 = { instancePath: instancePath + "/data/" + i0 + "/category", schemaPath: "#/properties/data/items/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.properties.data.items.properties.category.type, parentSchema: schema123.properties.data.items.properties.category, data: data7 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data2.message !== void 0) {
              let data8 = data2.message;
              if (Array.isArray(data8)) {
                let len1 = data8.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data9 = data8[i1];
                  if (typeof data9 == "string") {
                    if (!pattern1.test(data9)) {
                      let err16 = { instancePath: instancePath + "/data/" + i0 + "/message/" + i1, schemaPath: "#/properties/data/items/properties/message/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema123.properties.data.items.properties.message.items, data: data9 };
                      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                  } else {
                    let err17 = { instancePath: instancePath + "/data/" + i0 + "/message/" + i1, schemaPath: "#/properties/data/items/properties/message/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.properties.data.items.properties.message.items.type, parentSchema: schema123.properties.data.items.properties.message.items, data: data9 };
                    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                  }
                }
              } else {
                let err18 = { instancePath: instancePath + "/data/" + i0 + "/message", schemaPath: "#/properties/data/items/properties/message/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema123.properties.data.items.properties.message.type, parentSchema: schema123.properties.data.items.properties.message, data: data8 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data2.sample !== void 0) {
              let data10 = data2.sample;
              if (typeof data10 != "boolean") {
                let err19 = { instancePath: instancePath + "/data/" + i0 + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data10 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
          } else {
            let err20 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema123.properties.data.items.type, parentSchema: schema123.properties.data.items, data: data2 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema123.properties.data.type, parentSchema: schema123.properties.data, data: data1 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema123.type, parentSchema: schema123, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
var programmeList = validate95, schema127 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "programme-list.schema.json", title: "ProgrammeList", description: "A list page and the programmes under it.", type: "object", additionalProperties: !1, properties: { $schema: { type: "string", role: "machine", description: 'The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/programme-list.schema.json".' }, data: { description: 'The records of the page, usually one. Example: [{ "club": "Youth Red Cross", "programme": [{ "title": "World Blood Donor Day 2024", "url": "activities/yrc/blood-donation-2024" }] }].', type: "array", items: { title: "ProgrammeRecord", description: "A club, committee, event series or other subject with its programmes.", type: "object", additionalProperties: !1, properties: { club: { type: "string", description: 'The heading of the page. Example: "Youth Red Cross".', pattern: "\\S" }, desc: { type: "string", description: 'The text under the heading. An empty line starts a new paragraph. Example: "The unit was formed in 2010."', pattern: "\\S" }, sub1: { type: "string", description: 'Sub-heading 1. Example: "What we do".', pattern: "\\S" }, desc1: { type: "string", description: 'The text under sub-heading 1. An empty line starts a new paragraph. Example: "The unit meets every month and plans its camps."', pattern: "\\S" }, sub2: { type: "string", description: 'Sub-heading 2. Example: "Who may join".', pattern: "\\S" }, desc2: { type: "string", description: 'The text under sub-heading 2. An empty line starts a new paragraph. Example: "Every student may join in the first year."', pattern: "\\S" }, sub3: { type: "string", description: 'Sub-heading 3. Example: "Blood donation".', pattern: "\\S" }, desc3: { type: "string", description: 'The text under sub-heading 3. An empty line starts a new paragraph. Example: "Two camps a year are held with the blood bank of the district."', pattern: "\\S" }, sub4: { type: "string", description: 'Sub-heading 4. Example: "First aid".', pattern: "\\S" }, desc4: { type: "string", description: 'The text under sub-heading 4. An empty line starts a new paragraph. Example: "Members are trained by the emergency department."', pattern: "\\S" }, sub5: { type: "string", description: 'Sub-heading 5. Example: "Work in the villages".', pattern: "\\S" }, desc5: { type: "string", description: 'The text under sub-heading 5. An empty line starts a new paragraph. Example: "On the second Saturday the unit visits a village."', pattern: "\\S" }, sub6: { type: "string", description: 'Sub-heading 6. Example: "Training".', pattern: "\\S" }, desc6: { type: "string", description: 'The text under sub-heading 6. An empty line starts a new paragraph. Example: "The training takes three days and ends with a test."', pattern: "\\S" }, sub7: { type: "string", description: 'Sub-heading 7. Example: "Competitions".', pattern: "\\S" }, desc7: { type: "string", description: 'The text under sub-heading 7. An empty line starts a new paragraph. Example: "Posters and essays are judged by the teachers."', pattern: "\\S" }, sub8: { type: "string", description: 'Sub-heading 8. Example: "Awards".', pattern: "\\S" }, desc8: { type: "string", description: 'The text under sub-heading 8. An empty line starts a new paragraph. Example: "The unit was named the best of the district in 2023."', pattern: "\\S" }, sub9: { type: "string", description: 'Sub-heading 9. Example: "Partners".', pattern: "\\S" }, desc9: { type: "string", description: 'The text under sub-heading 9. An empty line starts a new paragraph. Example: "The unit works with the district branch of the Red Cross."', pattern: "\\S" }, sub10: { type: "string", description: 'Sub-heading 10. Example: "Plans for next year".', pattern: "\\S" }, desc10: { type: "string", description: 'The text under sub-heading 10. An empty line starts a new paragraph. Example: "A second camp for rare blood groups is planned."', pattern: "\\S" }, list: { description: 'The list under the heading Objectives. Example: ["To serve the sick"].', type: "array", items: { $ref: "common.schema.json#/definitions/listItem" } }, list2Heading: { type: "string", description: 'The heading of list2. Without it the list stands under "More". Example: "What we carry".', pattern: "\\S" }, list2: { description: 'A list of points. Example: [{ "li": "Blood donation camps" }].', type: "array", items: { $ref: "common.schema.json#/definitions/listItem" } }, list3Heading: { type: "string", description: 'The heading of list3. Without it the list stands under "More". Example: "What to bring".', pattern: "\\S" }, list3: { description: 'A second list of points. Example: ["First aid training"].', type: "array", items: { $ref: "common.schema.json#/definitions/listItem" } }, subhead: { description: 'Groups of a sub-heading and its text. Example: [{ "subheading": "First aid", "description": "Every first-year student is trained in first aid." }].', type: "array", items: { $ref: "common.schema.json#/definitions/subheadGroup" } }, liclass: { description: 'How the lists are marked. bullets, numbers, ticks or plain. Example: "ticks".', type: "string", enum: ["bullets", "numbers", "ticks", "plain"] }, sectiondisp: { description: 'How the programmes are shown. cards: a grid with pictures. rows: a plain list. hidden: not shown. Example: "cards".', type: "string", enum: ["cards", "rows", "hidden"] }, programme: { description: 'The programmes: each gets a card here and a page of its own. Newest first. Example: [{ "title": "World Blood Donor Day 2024", "url": "activities/yrc/blood-donation-2024" }].', type: "array", items: { $ref: "#/definitions/programmeEntry" } }, report: { description: 'Reports, shown as buttons that open in a new tab. Example: [{ "title": "Annual report 2023-2024", "url1": "documents/yrc-report-2024.pdf" }].', type: "array", items: { $ref: "common.schema.json#/definitions/report" } }, contacts: { description: 'Whom to call or to write to, shown under the opening. Example: [{ "name": "National Anti-Ragging Helpline", "phone": "1800-180-5522" }].', type: "array", items: { $ref: "common.schema.json#/definitions/contactPoint" } }, committee: { description: 'The members of a committee, shown as a table. Example: [{ "position": "Chairperson", "name": "Dr. A. Example", "designation": "Principal" }].', type: "array", items: { title: "CommitteeMember", description: "A row of the committee table.", type: "object", additionalProperties: !1, properties: { position: { type: "string", description: 'The position in the committee. Example: "Chairperson".', pattern: "\\S" }, name: { type: "string", description: 'The name. Example: "Dr. A. Example".', pattern: "\\S" }, designation: { type: "string", description: 'The designation in the college. Example: "Principal".', pattern: "\\S" } }, required: ["position", "name"] } }, headings: { $ref: "common.schema.json#/definitions/headings" }, columns: { description: 'The three columns of the table of the committee. Without it: Position, Name and Designation. Example: ["Office", "Member", "Since"].', type: "array", minItems: 3, maxItems: 3, items: { type: "string", description: 'A column. Example: "Office".', pattern: "\\S" } }, sample: { $ref: "common.schema.json#/definitions/sample" } }, required: [], minProperties: 1 }, minItems: 1 } }, required: ["data"], definitions: { programmeEntry: { title: "ProgrammeEntry", description: "One event or programme, with a page of its own.", type: "object", additionalProperties: !1, properties: { url: { $ref: "common.schema.json#/definitions/pagePath" }, title: { type: "string", description: 'The heading of the page and of its card. Example: "World Blood Donor Day 2024".', pattern: "\\S" }, date: { $ref: "common.schema.json#/definitions/date" }, keywords: { $ref: "common.schema.json#/definitions/keywords" }, thumbnail: { $ref: "common.schema.json#/definitions/imagePath" }, content: { description: 'The text of the page. Example: [{ "para": "The Youth Red Cross unit held a blood donation camp on World Blood Donor Day.", "para1": "The principal opened the camp and gave the first unit." }].', type: "array", items: { title: "ParagraphRecord", description: "Up to fourteen paragraphs, in the order para, para1, para2 and so on.", type: "object", additionalProperties: !1, properties: { para: { type: "string", description: 'The first paragraph. Example: "The Youth Red Cross unit held a blood donation camp on World Blood Donor Day."', pattern: "\\S" }, para1: { type: "string", description: 'Paragraph 2. Example: "The principal opened the camp and gave the first unit."', pattern: "\\S" }, para2: { type: "string", description: 'Paragraph 3. Example: "Forty-two students and teachers gave blood."', pattern: "\\S" }, para3: { type: "string", description: 'Paragraph 4. Example: "The blood bank of the district sent a doctor and two helpers."', pattern: "\\S" }, para4: { type: "string", description: 'Paragraph 5. Example: "Students of the second year registered the donors."', pattern: "\\S" }, para5: { type: "string", description: 'Paragraph 6. Example: "Every donor received juice and a certificate."', pattern: "\\S" }, para6: { type: "string", description: 'Paragraph 7. Example: "A talk on rare blood groups followed in the auditorium."', pattern: "\\S" }, para7: { type: "string", description: 'Paragraph 8. Example: "The speaker answered questions for half an hour."', pattern: "\\S" }, para8: { type: "string", description: 'Paragraph 9. Example: "Posters of the first year were shown in the corridor."', pattern: "\\S" }, para9: { type: "string", description: 'Paragraph 10. Example: "The best three posters won prizes."', pattern: "\\S" }, para10: { type: "string", description: 'Paragraph 11. Example: "Parents visited the camp in the afternoon."', pattern: "\\S" }, para11: { type: "string", description: 'Paragraph 12. Example: "The unit thanked the volunteers at the end of the day."', pattern: "\\S" }, para12: { type: "string", description: 'Paragraph 13. Example: "The coordinator read the vote of thanks."', pattern: "\\S" }, para13: { type: "string", description: 'Paragraph 14. Example: "The next camp will be held in December."', pattern: "\\S" } }, required: [] } }, images: { description: 'The pictures of the page. Example: [{ "src": "images/yrc/blood-donation-2024-1.jpg", "caption": "The principal gives the first unit" }].', type: "array", items: { $ref: "common.schema.json#/definitions/image" } }, videos: { description: 'The videos of the page. Example: [{ "vid": "https://www.youtube.com/watch?v=aqz-KE-bpKQ", "title": "The camp in two minutes" }].', type: "array", items: { $ref: "common.schema.json#/definitions/video" } }, vidisp: { description: 'How the videos are shown. grid: side by side. wide: one below the other over the whole width. hidden: not shown. Example: "grid".', type: "string", enum: ["grid", "wide", "hidden"] }, sample: { $ref: "common.schema.json#/definitions/sample" } }, required: ["url", "title"] } } }, schema132 = { title: "ProgrammeEntry", description: "One event or programme, with a page of its own.", type: "object", additionalProperties: !1, properties: { url: { $ref: "common.schema.json#/definitions/pagePath" }, title: { type: "string", description: 'The heading of the page and of its card. Example: "World Blood Donor Day 2024".', pattern: "\\S" }, date: { $ref: "common.schema.json#/definitions/date" }, keywords: { $ref: "common.schema.json#/definitions/keywords" }, thumbnail: { $ref: "common.schema.json#/definitions/imagePath" }, content: { description: 'The text of the page. Example: [{ "para": "The Youth Red Cross unit held a blood donation camp on World Blood Donor Day.", "para1": "The principal opened the camp and gave the first unit." }].', type: "array", items: { title: "ParagraphRecord", description: "Up to fourteen paragraphs, in the order para, para1, para2 and so on.", type: "object", additionalProperties: !1, properties: { para: { type: "string", description: 'The first paragraph. Example: "The Youth Red Cross unit held a blood donation camp on World Blood Donor Day."', pattern: "\\S" }, para1: { type: "string", description: 'Paragraph 2. Example: "The principal opened the camp and gave the first unit."', pattern: "\\S" }, para2: { type: "string", description: 'Paragraph 3. Example: "Forty-two students and teachers gave blood."', pattern: "\\S" }, para3: { type: "string", description: 'Paragraph 4. Example: "The blood bank of the district sent a doctor and two helpers."', pattern: "\\S" }, para4: { type: "string", description: 'Paragraph 5. Example: "Students of the second year registered the donors."', pattern: "\\S" }, para5: { type: "string", description: 'Paragraph 6. Example: "Every donor received juice and a certificate."', pattern: "\\S" }, para6: { type: "string", description: 'Paragraph 7. Example: "A talk on rare blood groups followed in the auditorium."', pattern: "\\S" }, para7: { type: "string", description: 'Paragraph 8. Example: "The speaker answered questions for half an hour."', pattern: "\\S" }, para8: { type: "string", description: 'Paragraph 9. Example: "Posters of the first year were shown in the corridor."', pattern: "\\S" }, para9: { type: "string", description: 'Paragraph 10. Example: "The best three posters won prizes."', pattern: "\\S" }, para10: { type: "string", description: 'Paragraph 11. Example: "Parents visited the camp in the afternoon."', pattern: "\\S" }, para11: { type: "string", description: 'Paragraph 12. Example: "The unit thanked the volunteers at the end of the day."', pattern: "\\S" }, para12: { type: "string", description: 'Paragraph 13. Example: "The coordinator read the vote of thanks."', pattern: "\\S" }, para13: { type: "string", description: 'Paragraph 14. Example: "The next camp will be held in December."', pattern: "\\S" } }, required: [] } }, images: { description: 'The pictures of the page. Example: [{ "src": "images/yrc/blood-donation-2024-1.jpg", "caption": "The principal gives the first unit" }].', type: "array", items: { $ref: "common.schema.json#/definitions/image" } }, videos: { description: 'The videos of the page. Example: [{ "vid": "https://www.youtube.com/watch?v=aqz-KE-bpKQ", "title": "The camp in two minutes" }].', type: "array", items: { $ref: "common.schema.json#/definitions/video" } }, vidisp: { description: 'How the videos are shown. grid: side by side. wide: one below the other over the whole width. hidden: not shown. Example: "grid".', type: "string", enum: ["grid", "wide", "hidden"] }, sample: { $ref: "common.schema.json#/definitions/sample" } }, required: ["url", "title"] };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.src === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema30.required, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "src" || key0 === "caption" || key0 === "thumb")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema30, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.src !== void 0) {
      let data0 = data.src;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          let err2 = { instancePath: instancePath + "/src", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/src", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data1 = data.caption;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err4 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema30.properties.caption, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.caption.type, parentSchema: schema30.properties.caption, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.thumb !== void 0) {
      let data2 = data.thumb;
      if (typeof data2 == "string") {
        if (!pattern0.test(data2)) {
          let err6 = { instancePath: instancePath + "/thumb", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/thumb", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema30.type, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate97.errors = vErrors, errors === 0;
}
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.vid === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vid" }, message: "must have required property 'vid'", schema: schema63.required, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "vid" || key0 === "title" || key0 === "poster")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.vid !== void 0) {
      let data0 = data.vid;
      if (typeof data0 == "string") {
        if (!pattern85.test(data0)) {
          let err2 = { instancePath: instancePath + "/vid", schemaPath: "common.schema.json#/definitions/videoAddress/pattern", keyword: "pattern", params: { pattern: '^(https:)?//[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?/[^\\s]+$' }, message: 'must match pattern "^(https:)?//[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?/[^\\s]+$"', schema: '^(https:)?//[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?/[^\\s]+$', parentSchema: schema64, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/vid", schemaPath: "common.schema.json#/definitions/videoAddress/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema63.properties.title, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.title.type, parentSchema: schema63.properties.title, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.poster !== void 0) {
      let data2 = data.poster;
      if (typeof data2 == "string") {
        if (!pattern0.test(data2)) {
          let err6 = { instancePath: instancePath + "/poster", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/poster", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.type, parentSchema: schema63, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate99.errors = vErrors, errors === 0;
}
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema132.required, parentSchema: schema132, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema132.required, parentSchema: schema132, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema132.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema132, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 == "string") {
        if (!pattern2.test(data0)) {
          let err3 = { instancePath: instancePath + "/url", schemaPath: "common.schema.json#/definitions/pagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/\\s](.*[^/\\s])?/?$" }, message: 'must match pattern "^/?[^/\\s](.*[^/\\s])?/?$"', schema: "^/?[^/\\s](.*[^/\\s])?/?$", parentSchema: schema27, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/url", schemaPath: "common.schema.json#/definitions/pagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema27.type, parentSchema: schema27, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.title, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.title.type, parentSchema: schema132.properties.title, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.date !== void 0) {
      let data2 = data.date;
      if (typeof data2 == "string") {
        if (!pattern31.test(data2)) {
          let err7 = { instancePath: instancePath + "/date", schemaPath: "common.schema.json#/definitions/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$" }, message: 'must match pattern "^[0-9]{2}-[0-9]{2}-[0-9]{4}$"', schema: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$", parentSchema: schema28, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/date", schemaPath: "common.schema.json#/definitions/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.type, parentSchema: schema28, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.keywords !== void 0) {
      let data3 = data.keywords;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          let err9 = { instancePath: instancePath + "/keywords", schemaPath: "common.schema.json#/definitions/keywords/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema122, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 == "string") {
            if (!pattern1.test(data4)) {
              let err10 = { instancePath: instancePath + "/keywords/" + i0, schemaPath: "common.schema.json#/definitions/keywords/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema122.items, data: data4 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          } else {
            let err11 = { instancePath: instancePath + "/keywords/" + i0, schemaPath: "common.schema.json#/definitions/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema122.items.type, parentSchema: schema122.items, data: data4 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/keywords", schemaPath: "common.schema.json#/definitions/keywords/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema122.type, parentSchema: schema122, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.thumbnail !== void 0) {
      let data5 = data.thumbnail;
      if (typeof data5 == "string") {
        if (!pattern0.test(data5)) {
          let err13 = { instancePath: instancePath + "/thumbnail", schemaPath: "common.schema.json#/definitions/imagePath/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema14, data: data5 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/thumbnail", schemaPath: "common.schema.json#/definitions/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.content !== void 0) {
      let data6 = data.content;
      if (Array.isArray(data6)) {
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            for (let key1 in data7)
              if (!func2.call(schema132.properties.content.items.properties, key1)) {
                let err15 = { instancePath: instancePath + "/content/" + i1, schemaPath: "#/properties/content/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema132.properties.content.items, data: data7 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            if (data7.para !== void 0) {
              let data8 = data7.para;
              if (typeof data8 == "string") {
                if (!pattern1.test(data8)) {
                  let err16 = { instancePath: instancePath + "/content/" + i1 + "/para", schemaPath: "#/properties/content/items/properties/para/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para, data: data8 };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                let err17 = { instancePath: instancePath + "/content/" + i1 + "/para", schemaPath: "#/properties/content/items/properties/para/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para.type, parentSchema: schema132.properties.content.items.properties.para, data: data8 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data7.para1 !== void 0) {
              let data9 = data7.para1;
              if (typeof data9 == "string") {
                if (!pattern1.test(data9)) {
                  let err18 = { instancePath: instancePath + "/content/" + i1 + "/para1", schemaPath: "#/properties/content/items/properties/para1/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para1, data: data9 };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
              } else {
                let err19 = { instancePath: instancePath + "/content/" + i1 + "/para1", schemaPath: "#/properties/content/items/properties/para1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para1.type, parentSchema: schema132.properties.content.items.properties.para1, data: data9 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data7.para2 !== void 0) {
              let data10 = data7.para2;
              if (typeof data10 == "string") {
                if (!pattern1.test(data10)) {
                  let err20 = { instancePath: instancePath + "/content/" + i1 + "/para2", schemaPath: "#/properties/content/items/properties/para2/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para2, data: data10 };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
              } else {
                let err21 = { instancePath: instancePath + "/content/" + i1 + "/para2", schemaPath: "#/properties/content/items/properties/para2/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para2.type, parentSchema: schema132.properties.content.items.properties.para2, data: data10 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
            if (data7.para3 !== void 0) {
              let data11 = data7.para3;
              if (typeof data11 == "string") {
                if (!pattern1.test(data11)) {
                  let err22 = { instancePath: instancePath + "/content/" + i1 + "/para3", schemaPath: "#/properties/content/items/properties/para3/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para3, data: data11 };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
              } else {
                let err23 = { instancePath: instancePath + "/content/" + i1 + "/para3", schemaPath: "#/properties/content/items/properties/para3/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para3.type, parentSchema: schema132.properties.content.items.properties.para3, data: data11 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
            if (data7.para4 !== void 0) {
              let data12 = data7.para4;
              if (typeof data12 == "string") {
                if (!pattern1.test(data12)) {
                  let err24 = { instancePath: instancePath + "/content/" + i1 + "/para4", schemaPath: "#/properties/content/items/properties/para4/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para4, data: data12 };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                let err25 = { instancePath: instancePath + "/content/" + i1 + "/para4", schemaPath: "#/properties/content/items/properties/para4/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para4.type, parentSchema: schema132.properties.content.items.properties.para4, data: data12 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data7.para5 !== void 0) {
              let data13 = data7.para5;
              if (typeof data13 == "string") {
                if (!pattern1.test(data13)) {
                  let err26 = { instancePath: instancePath + "/content/" + i1 + "/para5", schemaPath: "#/properties/content/items/properties/para5/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para5, data: data13 };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
              } else {
                let err27 = { instancePath: instancePath + "/content/" + i1 + "/para5", schemaPath: "#/properties/content/items/properties/para5/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para5.type, parentSchema: schema132.properties.content.items.properties.para5, data: data13 };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
            if (data7.para6 !== void 0) {
              let data14 = data7.para6;
              if (typeof data14 == "string") {
                if (!pattern1.test(data14)) {
                  let err28 = { instancePath: instancePath + "/content/" + i1 + "/para6", schemaPath: "#/properties/content/items/properties/para6/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para6, data: data14 };
                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                }
              } else {
                let err29 = { instancePath: instancePath + "/content/" + i1 + "/para6", schemaPath: "#/properties/content/items/properties/para6/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para6.type, parentSchema: schema132.properties.content.items.properties.para6, data: data14 };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
            if (data7.para7 !== void 0) {
              let data15 = data7.para7;
              if (typeof data15 == "string") {
                if (!pattern1.test(data15)) {
                  let err30 = { instancePath: instancePath + "/content/" + i1 + "/para7", schemaPath: "#/properties/content/items/properties/para7/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para7, data: data15 };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
              } else {
                let err31 = { instancePath: instancePath + "/content/" + i1 + "/para7", schemaPath: "#/properties/content/items/properties/para7/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para7.type, parentSchema: schema132.properties.content.items.properties.para7, data: data15 };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data7.para8 !== void 0) {
              let data16 = data7.para8;
              if (typeof data16 == "string") {
                if (!pattern1.test(data16)) {
                  let err32 = { instancePath: instancePath + "/content/" + i1 + "/para8", schemaPath: "#/properties/content/items/properties/para8/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para8, data: data16 };
                  vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                }
              } else {
                let err33 = { instancePath: instancePath + "/content/" + i1 + "/para8", schemaPath: "#/properties/content/items/properties/para8/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para8.type, parentSchema: schema132.properties.content.items.properties.para8, data: data16 };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
            }
            if (data7.para9 !== void 0) {
              let data17 = data7.para9;
              if (typeof data17 == "string") {
                if (!pattern1.test(data17)) {
                  let err34 = { instancePath: instancePath + "/content/" + i1 + "/para9", schemaPath: "#/properties/content/items/properties/para9/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para9, data: data17 };
                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
              } else {
                let err35 = { instancePath: instancePath + "/content/" + i1 + "/para9", schemaPath: "#/properties/content/items/properties/para9/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para9.type, parentSchema: schema132.properties.content.items.properties.para9, data: data17 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            }
            if (data7.para10 !== void 0) {
              let data18 = data7.para10;
              if (typeof data18 == "string") {
                if (!pattern1.test(data18)) {
                  let err36 = { instancePath: instancePath + "/content/" + i1 + "/para10", schemaPath: "#/properties/content/items/properties/para10/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para10, data: data18 };
                  vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
              } else {
                let err37 = { instancePath: instancePath + "/content/" + i1 + "/para10", schemaPath: "#/properties/content/items/properties/para10/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para10.type, parentSchema: schema132.properties.content.items.properties.para10, data: data18 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
            }
            if (data7.para11 !== void 0) {
              let data19 = data7.para11;
              if (typeof data19 == "string") {
                if (!pattern1.test(data19)) {
                  let err38 = { instancePath: instancePath + "/content/" + i1 + "/para11", schemaPath: "#/properties/content/items/properties/para11/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para11, data: data19 };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                }
              } else {
                let err39 = { instancePath: instancePath + "/content/" + i1 + "/para11", schemaPath: "#/properties/content/items/properties/para11/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para11.type, parentSchema: schema132.properties.content.items.properties.para11, data: data19 };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
            }
            if (data7.para12 !== void 0) {
              let data20 = data7.para12;
              if (typeof data20 == "string") {
                if (!pattern1.test(data20)) {
                  let err40 = { instancePath: instancePath + "/content/" + i1 + "/para12", schemaPath: "#/properties/content/items/properties/para12/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para12, data: data20 };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
              } else {
                let err41 = { instancePath: instancePath + "/content/" + i1 + "/para12", schemaPath: "#/properties/content/items/properties/para12/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para12.type, parentSchema: schema132.properties.content.items.properties.para12, data: data20 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            }
            if (data7.para13 !== void 0) {
              let data21 = data7.para13;
              if (typeof data21 == "string") {
                if (!pattern1.test(data21)) {
                  let err42 = { instancePath: instancePath + "/content/" + i1 + "/para13", schemaPath: "#/properties/content/items/properties/para13/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema132.properties.content.items.properties.para13, data: data21 };
                  vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
              } else {
                let err43 = { instancePath: instancePath + "/content/" + i1 + "/para13", schemaPath: "#/properties/content/items/properties/para13/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.content.items.properties.para13.type, parentSchema: schema132.properties.content.items.properties.para13, data: data21 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            }
          } else {
            let err44 = { instancePath: instancePath + "/content/" + i1, schemaPath: "#/properties/content/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema132.properties.content.items.type, parentSchema: schema132.properties.content.items, data: data7 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
      } else {
        let err45 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema132.properties.content.type, parentSchema: schema132.properties.content, data: data6 };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.images !== void 0) {
      let data22 = data.images;
      if (Array.isArray(data22)) {
        let len2 = data22.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate97(data22[i2], { instancePath: instancePath + "/images/" + i2, parentData: data22, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
      } else {
        let err46 = { instancePath: instancePath + "/images", schemaPath: "#/properties/images/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema132.properties.images.type, parentSchema: schema132.properties.images, data: data22 };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.videos !== void 0) {
      let data24 = data.videos;
      if (Array.isArray(data24)) {
        let len3 = data24.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate99(data24[i3], { instancePath: instancePath + "/videos/" + i3, parentData: data24, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
      } else {
        let err47 = { instancePath: instancePath + "/videos", schemaPath: "#/properties/videos/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema132.properties.videos.type, parentSchema: schema132.properties.videos, data: data24 };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.vidisp !== void 0) {
      let data26 = data.vidisp;
      if (typeof data26 != "string") {
        let err48 = { instancePath: instancePath + "/vidisp", schemaPath: "#/properties/vidisp/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.vidisp.type, parentSchema: schema132.properties.vidisp, data: data26 };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
      if (!(data26 === "grid" || data26 === "wide" || data26 === "hidden")) {
        let err49 = { instancePath: instancePath + "/vidisp", schemaPath: "#/properties/vidisp/enum", keyword: "enum", params: { allowedValues: schema132.properties.vidisp.enum }, message: "must be equal to one of the allowed values", schema: schema132.properties.vidisp.enum, parentSchema: schema132.properties.vidisp, data: data26 };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.sample !== void 0) {
      let data27 = data.sample;
      if (typeof data27 != "boolean") {
        let err50 = { instancePath: instancePath + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data27 };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
  } else {
    let err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema132.type, parentSchema: schema132, data };
    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
  }
  return validate96.errors = vErrors, errors === 0;
}
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url1 === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url1" }, message: "must have required property 'url1'", schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "title" || key0 === "url1")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (!pattern1.test(data0)) {
          let err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema22.properties.title, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.title.type, parentSchema: schema22.properties.title, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.url1 !== void 0) {
      let data1 = data.url1;
      if (typeof data1 == "string") {
        if (!pattern16.test(data1)) {
          let err5 = { instancePath: instancePath + "/url1", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/url1", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema84.required, parentSchema: schema84, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "role" || key0 === "phone" || key0 === "email" || key0 === "website" || key0 === "sample")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema84, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (!pattern1.test(data0)) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema84.properties.name, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.name.type, parentSchema: schema84.properties.name, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.role !== void 0) {
      let data1 = data.role;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema84.properties.role, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.role.type, parentSchema: schema84.properties.role, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.phone !== void 0) {
      let data2 = data.phone;
      if (typeof data2 == "string") {
        if (!pattern123.test(data2)) {
          let err6 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$" }, message: 'must match pattern "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$"', schema: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$", parentSchema: schema84.properties.phone, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.phone.type, parentSchema: schema84.properties.phone, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.email !== void 0) {
      let data3 = data.email;
      if (typeof data3 == "string") {
        if (!pattern124.test(data3)) {
          let err8 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$' }, message: 'must match pattern "^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$"', schema: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$', parentSchema: schema84.properties.email, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.email.type, parentSchema: schema84.properties.email, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.website !== void 0) {
      let data4 = data.website;
      if (typeof data4 == "string") {
        if (!pattern125.test(data4)) {
          let err10 = { instancePath: instancePath + "/website", schemaPath: "common.schema.json#/definitions/webAddress/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$' }, message: 'must match pattern "^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$"', schema: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$', parentSchema: schema85, data: data4 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/website", schemaPath: "common.schema.json#/definitions/webAddress/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.sample !== void 0) {
      let data5 = data.sample;
      if (typeof data5 != "boolean") {
        let err12 = { instancePath: instancePath + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.type, parentSchema: schema84, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate104.errors = vErrors, errors === 0;
}
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema127.required, parentSchema: schema127, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "data")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema127, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.$schema.type, parentSchema: schema127.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err3 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema127.properties.data, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (Object.keys(data2).length < 1) {
              let err4 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema127.properties.data.items, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            for (let key1 in data2)
              if (!func2.call(schema127.properties.data.items.properties, key1)) {
                let err5 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema127.properties.data.items, data: data2 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            if (data2.club !== void 0) {
              let data3 = data2.club;
              if (typeof data3 == "string") {
                if (!pattern1.test(data3)) {
                  let err6 = { instancePath: instancePath + "/data/" + i0 + "/club", schemaPath: "#/properties/data/items/properties/club/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.club, data: data3 };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              } else {
                let err7 = { instancePath: instancePath + "/data/" + i0 + "/club", schemaPath: "#/properties/data/items/properties/club/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.club.type, parentSchema: schema127.properties.data.items.properties.club, data: data3 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data2.desc !== void 0) {
              let data4 = data2.desc;
              if (typeof data4 == "string") {
                if (!pattern1.test(data4)) {
                  let err8 = { instancePath: instancePath + "/data/" + i0 + "/desc", schemaPath: "#/properties/data/items/properties/desc/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.desc, data: data4 };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
              } else {
                let err9 = { instancePath: instancePath + "/data/" + i0 + "/desc", schemaPath: "#/properties/data/items/properties/desc/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.desc.type, parentSchema: schema127.properties.data.items.properties.desc, data: data4 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data2.sub1 !== void 0) {
              let data5 = data2.sub1;
              if (typeof data5 == "string") {
                if (!pattern1.test(data5)) {
                  let err10 = { instancePath: instancePath + "/data/" + i0 + "/sub1", schemaPath: "#/properties/data/items/properties/sub1/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.sub1, data: data5 };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/data/" + i0 + "/sub1", schemaPath: "#/properties/data/items/properties/sub1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.sub1.type, parentSchema: schema127.properties.data.items.properties.sub1, data: data5 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data2.desc1 !== void 0) {
              let data6 = data2.desc1;
              if (typeof data6 == "string") {
                if (!pattern1.test(data6)) {
                  let err12 = { instancePath: instancePath + "/data/" + i0 + "/desc1", schemaPath: "#/properties/data/items/properties/desc1/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.desc1, data: data6 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                let err13 = { instancePath: instancePath + "/data/" + i0 + "/desc1", schemaPath: "#/properties/data/items/properties/desc1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.desc1.type, parentSchema: schema127.properties.data.items.properties.desc1, data: data6 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data2.sub2 !== void 0) {
              let data7 = data2.sub2;
              if (typeof data7 == "string") {
                if (!pattern1.test(data7)) {
                  let err14 = { instancePath: instancePath + "/data/" + i0 + "/sub2", schemaPath: "#/properties/data/items/properties/sub2/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.sub2, data: data7 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                let err15 = { instancePath: instancePath + "/data/" + i0 + "/sub2", schemaPath: "#/properties/data/items/properties/sub2/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.sub2.type, parentSchema: schema127.properties.data.items.properties.sub2, data: data7 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data2.desc2 !== void 0) {
              let data8 = data2.desc2;
              if (typeof data8 == "string") {
                if (!pattern1.test(data8)) {
                  let err16 = { instancePath: instancePath + "/data/" + i0 + "/desc2", schemaPath: "#/properties/data/items/properties/desc2/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.desc2, data: data8 };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                let err17 = { instancePath: instancePath + "/data/" + i0 + "/desc2", schemaPath: "#/properties/data/items/properties/desc2/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.desc2.type, parentSchema: schema127.properties.data.items.properties.desc2, data: data8 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data2.sub3 !== void 0) {
              let data9 = data2.sub3;
              if (typeof data9 == "string") {
                if (!pattern1.test(data9)) {
                  let err18 = { instancePath: instancePath + "/data/" + i0 + "/sub3", schemaPath: "#/properties/data/items/properties/sub3/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.sub3, data: data9 };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
              } else {
                let err19 = { instancePath: instancePath + "/data/" + i0 + "/sub3", schemaPath: "#/properties/data/items/properties/sub3/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.sub3.type, parentSchema: schema127.properties.data.items.properties.sub3, data: data9 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data2.desc3 !== void 0) {
              let data10 = data2.desc3;
              if (typeof data10 == "string") {
                if (!pattern1.test(data10)) {
                  let err20 = { instancePath: instancePath + "/data/" + i0 + "/desc3", schemaPath: "#/properties/data/items/properties/desc3/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.desc3, data: data10 };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
              } else {
                let err21 = { instancePath: instancePath + "/data/" + i0 + "/desc3", schemaPath: "#/properties/data/items/properties/desc3/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.desc3.type, parentSchema: schema127.properties.data.items.properties.desc3, data: data10 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
            if (data2.sub4 !== void 0) {
              let data11 = data2.sub4;
              if (typeof data11 == "string") {
                if (!pattern1.test(data11)) {
                  let err22 = { instancePath: instancePath + "/data/" + i0 + "/sub4", schemaPath: "#/properties/data/items/properties/sub4/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.sub4, data: data11 };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
              } else {
                let err23 = { instancePath: instancePath + "/data/" + i0 + "/sub4", schemaPath: "#/properties/data/items/properties/sub4/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.sub4.type, parentSchema: schema127.properties.data.items.properties.sub4, data: data11 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
            if (data2.desc4 !== void 0) {
              let data12 = data2.desc4;
              if (typeof data12 == "string") {
                if (!pattern1.test(data12)) {
                  let err24 = { instancePath: instancePath + "/data/" + i0 + "/desc4", schemaPath: "#/properties/data/items/properties/desc4/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.desc4, data: data12 };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                let err25 = { instancePath: instancePath + "/data/" + i0 + "/desc4", schemaPath: "#/properties/data/items/properties/desc4/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.desc4.type, parentSchema: schema127.properties.data.items.properties.desc4, data: data12 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data2.sub5 !== void 0) {
              let data13 = data2.sub5;
              if (typeof data13 == "string") {
                if (!pattern1.test(data13)) {
                  let err26 = { instancePath: instancePath + "/data/" + i0 + "/sub5", schemaPath: "#/properties/data/items/properties/sub5/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.sub5, data: data13 };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
              } else {
                let err27 = { instancePath: instancePath + "/data/" + i0 + "/sub5", schemaPath: "#/properties/data/items/properties/sub5/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.sub5.type, parentSchema: schema127.properties.data.items.properties.sub5, data: data13 };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
            if (data2.desc5 !== void 0) {
              let data14 = data2.desc5;
              if (typeof data14 == "string") {
                if (!pattern1.test(data14)) {
                  let err28 = { instancePath: instancePath + "/data/" + i0 + "/desc5", schemaPath: "#/properties/data/items/properties/desc5/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.desc5, data: data14 };
                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                }
              } else {
                let err29 = { instancePath: instancePath + "/data/" + i0 + "/desc5", schemaPath: "#/properties/data/items/properties/desc5/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.desc5.type, parentSchema: schema127.properties.data.items.properties.desc5, data: data14 };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
            if (data2.sub6 !== void 0) {
              let data15 = data2.sub6;
              if (typeof data15 == "string") {
                if (!pattern1.test(data15)) {
                  let err30 = { instancePath: instancePath + "/data/" + i0 + "/sub6", schemaPath: "#/properties/data/items/properties/sub6/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.sub6, data: data15 };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
              } else {
                let err31 = { instancePath: instancePath + "/data/" + i0 + "/sub6", schemaPath: "#/properties/data/items/properties/sub6/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.sub6.type, parentSchema: schema127.properties.data.items.properties.sub6, data: data15 };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data2.desc6 !== void 0) {
              let data16 = data2.desc6;
              if (typeof data16 == "string") {
                if (!pattern1.test(data16)) {
                  let err32 = { instancePath: instancePath + "/data/" + i0 + "/desc6", schemaPath: "#/properties/data/items/properties/desc6/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.desc6, data: data16 };
                  vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                }
              } else {
                let err33 = { instancePath: instancePath + "/data/" + i0 + "/desc6", schemaPath: "#/properties/data/items/properties/desc6/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.desc6.type, parentSchema: schema127.properties.data.items.properties.desc6, data: data16 };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
            }
            if (data2.sub7 !== void 0) {
              let data17 = data2.sub7;
              if (typeof data17 == "string") {
                if (!pattern1.test(data17)) {
                  let err34 = { instancePath: instancePath + "/data/" + i0 + "/sub7", schemaPath: "#/properties/data/items/properties/sub7/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.sub7, data: data17 };
                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
              } else {
                let err35 = { instancePath: instancePath + "/data/" + i0 + "/sub7", schemaPath: "#/properties/data/items/properties/sub7/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.sub7.type, parentSchema: schema127.properties.data.items.properties.sub7, data: data17 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            }
            if (data2.desc7 !== void 0) {
              let data18 = data2.desc7;
              if (typeof data18 == "string") {
                if (!pattern1.test(data18)) {
                  let err36 = { instancePath: instancePath + "/data/" + i0 + "/desc7", schemaPath: "#/properties/data/items/properties/desc7/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.desc7, data: data18 };
                  vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
              } else {
                let err37 = { instancePath: instancePath + "/data/" + i0 + "/desc7", schemaPath: "#/properties/data/items/properties/desc7/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.desc7.type, parentSchema: schema127.properties.data.items.properties.desc7, data: data18 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
            }
            if (data2.sub8 !== void 0) {
              let data19 = data2.sub8;
              if (typeof data19 == "string") {
                if (!pattern1.test(data19)) {
                  let err38 = { instancePath: instancePath + "/data/" + i0 + "/sub8", schemaPath: "#/properties/data/items/properties/sub8/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.sub8, data: data19 };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                }
              } else {
                let err39 = { instancePath: instancePath + "/data/" + i0 + "/sub8", schemaPath: "#/properties/data/items/properties/sub8/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.sub8.type, parentSchema: schema127.properties.data.items.properties.sub8, data: data19 };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
            }
            if (data2.desc8 !== void 0) {
              let data20 = data2.desc8;
              if (typeof data20 == "string") {
                if (!pattern1.test(data20)) {
                  let err40 = { instancePath: instancePath + "/data/" + i0 + "/desc8", schemaPath: "#/properties/data/items/properties/desc8/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.desc8, data: data20 };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
              } else {
                let err41 = { instancePath: instancePath + "/data/" + i0 + "/desc8", schemaPath: "#/properties/data/items/properties/desc8/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.desc8.type, parentSchema: schema127.properties.data.items.properties.desc8, data: data20 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            }
            if (data2.sub9 !== void 0) {
              let data21 = data2.sub9;
              if (typeof data21 == "string") {
                if (!pattern1.test(data21)) {
                  let err42 = { instancePath: instancePath + "/data/" + i0 + "/sub9", schemaPath: "#/properties/data/items/properties/sub9/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.sub9, data: data21 };
                  vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
              } else {
                let err43 = { instancePath: instancePath + "/data/" + i0 + "/sub9", schemaPath: "#/properties/data/items/properties/sub9/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.sub9.type, parentSchema: schema127.properties.data.items.properties.sub9, data: data21 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            }
            if (data2.desc9 !== void 0) {
              let data22 = data2.desc9;
              if (typeof data22 == "string") {
                if (!pattern1.test(data22)) {
                  let err44 = { instancePath: instancePath + "/data/" + i0 + "/desc9", schemaPath: "#/properties/data/items/properties/desc9/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.desc9, data: data22 };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
              } else {
                let err45 = { instancePath: instancePath + "/data/" + i0 + "/desc9", schemaPath: "#/properties/data/items/properties/desc9/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.desc9.type, parentSchema: schema127.properties.data.items.properties.desc9, data: data22 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
            if (data2.sub10 !== void 0) {
              let data23 = data2.sub10;
              if (typeof data23 == "string") {
                if (!pattern1.test(data23)) {
                  let err46 = { instancePath: instancePath + "/data/" + i0 + "/sub10", schemaPath: "#/properties/data/items/properties/sub10/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.sub10, data: data23 };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
              } else {
                let err47 = { instancePath: instancePath + "/data/" + i0 + "/sub10", schemaPath: "#/properties/data/items/properties/sub10/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.sub10.type, parentSchema: schema127.properties.data.items.properties.sub10, data: data23 };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            }
            if (data2.desc10 !== void 0) {
              let data24 = data2.desc10;
              if (typeof data24 == "string") {
                if (!pattern1.test(data24)) {
                  let err48 = { instancePath: instancePath + "/data/" + i0 + "/desc10", schemaPath: "#/properties/data/items/properties/desc10/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.desc10, data: data24 };
                  vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                }
              } else {
                let err49 = { instancePath: instancePath + "/data/" + i0 + "/desc10", schemaPath: "#/properties/data/items/properties/desc10/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.desc10.type, parentSchema: schema127.properties.data.items.properties.desc10, data: data24 };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
              }
            }
            if (data2.list !== void 0) {
              let data25 = data2.list;
              if (Array.isArray(data25)) {
                let len1 = data25.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data26 = data25[i1], _errs58 = errors, valid7 = !1, passing0 = null, _errs59 = errors;
                  if (typeof data26 == "string") {
                    if (!pattern1.test(data26)) {
                      let err50 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[0], data: data26 };
                      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                    }
                  } else {
                    let err51 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[0].type, parentSchema: schema18.oneOf[0], data: data26 };
                    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                  }
                  var _valid0 = _errs59 === errors;
                  _valid0 && (valid7 = !0, passing0 = 0);
                  let _errs61 = errors;
                  if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                    if (data26.li === void 0) {
                      let err52 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/required", keyword: "required", params: { missingProperty: "li" }, message: "must have required property 'li'", schema: schema18.oneOf[1].required, parentSchema: schema18.oneOf[1], data: data26 };
                      vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                    }
                    for (let key2 in data26)
                      if (key2 !== "li") {
                        let err53 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema18.oneOf[1], data: data26 };
                        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                      }
                    if (data26.li !== void 0) {
                      let data27 = data26.li;
                      if (typeof data27 == "string") {
                        if (!pattern1.test(data27)) {
                          let err54 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[1].properties.li, data: data27 };
                          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                        }
                      } else {
                        let err55 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[1].properties.li.type, parentSchema: schema18.oneOf[1].properties.li, data: data27 };
                        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                      }
                    }
                  } else {
                    let err56 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema18.oneOf[1].type, parentSchema: schema18.oneOf[1], data: data26 };
                    vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                  }
                  var _valid0 = _errs61 === errors;
                  if (_valid0 && valid7 ? (valid7 = !1, passing0 = [passing0, 1]) : _valid0 && (valid7 = !0, passing0 = 1), valid7)
                    errors = _errs58, vErrors !== null && (_errs58 ? vErrors.length = _errs58 : vErrors = null);
                  else {
                    let err57 = { instancePath: instancePath + "/data/" + i0 + "/list/" + i1, schemaPath: "common.schema.json#/definitions/listItem/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema18.oneOf, parentSchema: schema18, data: data26 };
                    vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                  }
                }
              } else {
                let err58 = { instancePath: instancePath + "/data/" + i0 + "/list", schemaPath: "#/properties/data/items/properties/list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.data.items.properties.list.type, parentSchema: schema127.properties.data.items.properties.list, data: data25 };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
            }
            if (data2.list2Heading !== void 0) {
              let data28 = data2.list2Heading;
              if (typeof data28 == "string") {
                if (!pattern1.test(data28)) {
                  let err59 = { instancePath: instancePath + "/data/" + i0 + "/list2Heading", schemaPath: "#/properties/data/items/properties/list2Heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.list2Heading, data: data28 };
                  vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                }
              } else {
                let err60 = { instancePath: instancePath + "/data/" + i0 + "/list2Heading", schemaPath: "#/properties/data/items/properties/list2Heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.list2Heading.type, parentSchema: schema127.properties.data.items.properties.list2Heading, data: data28 };
                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
              }
            }
            if (data2.list2 !== void 0) {
              let data29 = data2.list2;
              if (Array.isArray(data29)) {
                let len2 = data29.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data30 = data29[i2], _errs72 = errors, valid12 = !1, passing1 = null, _errs73 = errors;
                  if (typeof data30 == "string") {
                    if (!pattern1.test(data30)) {
                      let err61 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[0], data: data30 };
                      vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                    }
                  } else {
                    let err62 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[0].type, parentSchema: schema18.oneOf[0], data: data30 };
                    vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                  }
                  var _valid1 = _errs73 === errors;
                  _valid1 && (valid12 = !0, passing1 = 0);
                  let _errs75 = errors;
                  if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                    if (data30.li === void 0) {
                      let err63 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/required", keyword: "required", params: { missingProperty: "li" }, message: "must have required property 'li'", schema: schema18.oneOf[1].required, parentSchema: schema18.oneOf[1], data: data30 };
                      vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                    }
                    for (let key3 in data30)
                      if (key3 !== "li") {
                        let err64 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema18.oneOf[1], data: data30 };
                        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                      }
                    if (data30.li !== void 0) {
                      let data31 = data30.li;
                      if (typeof data31 == "string") {
                        if (!pattern1.test(data31)) {
                          let err65 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[1].properties.li, data: data31 };
                          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                        }
                      } else {
                        let err66 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[1].properties.li.type, parentSchema: schema18.oneOf[1].properties.li, data: data31 };
                        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                      }
                    }
                  } else {
                    let err67 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema18.oneOf[1].type, parentSchema: schema18.oneOf[1], data: data30 };
                    vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                  }
                  var _valid1 = _errs75 === errors;
                  if (_valid1 && valid12 ? (valid12 = !1, passing1 = [passing1, 1]) : _valid1 && (valid12 = !0, passing1 = 1), valid12)
                    errors = _errs72, vErrors !== null && (_errs72 ? vErrors.length = _errs72 : vErrors = null);
                  else {
                    let err68 = { instancePath: instancePath + "/data/" + i0 + "/list2/" + i2, schemaPath: "common.schema.json#/definitions/listItem/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf", schema: schema18.oneOf, parentSchema: schema18, data: data30 };
                    vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                  }
                }
              } else {
                let err69 = { instancePath: instancePath + "/data/" + i0 + "/list2", schemaPath: "#/properties/data/items/properties/list2/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.data.items.properties.list2.type, parentSchema: schema127.properties.data.items.properties.list2, data: data29 };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
              }
            }
            if (data2.list3Heading !== void 0) {
              let data32 = data2.list3Heading;
              if (typeof data32 == "string") {
                if (!pattern1.test(data32)) {
                  let err70 = { instancePath: instancePath + "/data/" + i0 + "/list3Heading", schemaPath: "#/properties/data/items/properties/list3Heading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.list3Heading, data: data32 };
                  vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                }
              } else {
                let err71 = { instancePath: instancePath + "/data/" + i0 + "/list3Heading", schemaPath: "#/properties/data/items/properties/list3Heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.list3Heading.type, parentSchema: schema127.properties.data.items.properties.list3Heading, data: data32 };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
              }
            }
            if (data2.list3 !== void 0) {
              let data33 = data2.list3;
              if (Array.isArray(data33)) {
                let len3 = data33.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data34 = data33[i3], _errs86 = errors, valid17 = !1, passing2 = null, _errs87 = errors;
                  if (typeof data34 == "string") {
                    if (!pattern1.test(data34)) {
                      let err72 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[0], data: data34 };
                      vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                    }
                  } else {
                    let err73 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[0].type, parentSchema: schema18.oneOf[0], data: data34 };
                    vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                  }
                  var _valid2 = _errs87 === errors;
                  _valid2 && (valid17 = !0, passing2 = 0);
                  let _errs89 = errors;
                  if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                    if (data34.li === void 0) {
                      let err74 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/required", keyword: "required", params: { missingProperty: "li" }, message: "must have required property 'li'", schema: schema18.oneOf[1].required, parentSchema: schema18.oneOf[1], data: data34 };
                      vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                    }
                    for (let key4 in data34)
                      if (key4 !== "li") {
                        let err75 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema18.oneOf[1], data: data34 };
                        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                      }
                    if (data34.li !== void 0) {
                      let data35 = data34.li;
                      if (typeof data35 == "string") {
                        if (!pattern1.test(data35)) {
                          let err76 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema18.oneOf[1].properties.li, data: data35 };
                          vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                        }
                      } else {
                        let err77 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3 + "/li", schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/properties/li/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema18.oneOf[1].properties.li.type, parentSchema: schema18.oneOf[1].properties.li, data: data35 };
                        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                      }
                    }
                  } else {
                    let err78 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema18.oneOf[1].type, parentSchema: schema18.oneOf[1], data: data34 };
                    vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                  }
                  var _valid2 = _errs89 === errors;
                  if (_valid2 && valid17 ? (valid17 = !1, passing2 = [passing2, 1]) : _valid2 && (valid17 = !0, passing2 = 1), valid17)
                    errors = _errs86, vErrors !== null && (_errs86 ? vErrors.length = _errs86 : vErrors = null);
                  else {
                    let err79 = { instancePath: instancePath + "/data/" + i0 + "/list3/" + i3, schemaPath: "common.schema.json#/definitions/listItem/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf", schema: schema18.oneOf, parentSchema: schema18, data: data34 };
                    vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                  }
                }
              } else {
                let err80 = { instancePath: instancePath + "/data/" + i0 + "/list3", schemaPath: "#/properties/data/items/properties/list3/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.data.items.properties.list3.type, parentSchema: schema127.properties.data.items.properties.list3, data: data33 };
                vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
              }
            }
            if (data2.subhead !== void 0) {
              let data36 = data2.subhead;
              if (Array.isArray(data36)) {
                let len4 = data36.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data37 = data36[i4];
                  if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                    if (data37.subheading === void 0) {
                      let err81 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4, schemaPath: "common.schema.json#/definitions/subheadGroup/required", keyword: "required", params: { missingProperty: "subheading" }, message: "must have required property 'subheading'", schema: schema21.required, parentSchema: schema21, data: data37 };
                      vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                    }
                    for (let key5 in data37)
                      if (!(key5 === "subheading" || key5 === "description")) {
                        let err82 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4, schemaPath: "common.schema.json#/definitions/subheadGroup/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema21, data: data37 };
                        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                      }
                    if (data37.subheading !== void 0) {
                      let data38 = data37.subheading;
                      if (typeof data38 == "string") {
                        if (!pattern1.test(data38)) {
                          let err83 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4 + "/subheading", schemaPath: "common.schema.json#/definitions/subheadGroup/properties/subheading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema21.properties.subheading, data: data38 };
                          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                        }
                      } else {
                        let err84 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4 + "/subheading", schemaPath: "common.schema.json#/definitions/subheadGroup/properties/subheading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.subheading.type, parentSchema: schema21.properties.subheading, data: data38 };
                        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                      }
                    }
                    if (data37.description !== void 0) {
                      let data39 = data37.description;
                      if (typeof data39 == "string") {
                        if (!pattern1.test(data39)) {
                          let err85 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4 + "/description", schemaPath: "common.schema.json#/definitions/subheadGroup/properties/description/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema21.properties.description, data: data39 };
                          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                        }
                      } else {
                        let err86 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4 + "/description", schemaPath: "common.schema.json#/definitions/subheadGroup/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.description.type, parentSchema: schema21.properties.description, data: data39 };
                        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                      }
                    }
                  } else {
                    let err87 = { instancePath: instancePath + "/data/" + i0 + "/subhead/" + i4, schemaPath: "common.schema.json#/definitions/subheadGroup/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.type, parentSchema: schema21, data: data37 };
                    vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                  }
                }
              } else {
                let err88 = { instancePath: instancePath + "/data/" + i0 + "/subhead", schemaPath: "#/properties/data/items/properties/subhead/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.data.items.properties.subhead.type, parentSchema: schema127.properties.data.items.properties.subhead, data: data36 };
                vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
              }
            }
            if (data2.liclass !== void 0) {
              let data40 = data2.liclass;
              if (typeof data40 != "string") {
                let err89 = { instancePath: instancePath + "/data/" + i0 + "/liclass", schemaPath: "#/properties/data/items/properties/liclass/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.liclass.type, parentSchema: schema127.properties.data.items.properties.liclass, data: data40 };
                vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
              }
              if (!(data40 === "bullets" || data40 === "numbers" || data40 === "ticks" || data40 === "plain")) {
                let err90 = { instancePath: instancePath + "/data/" + i0 + "/liclass", schemaPath: "#/properties/data/items/properties/liclass/enum", keyword: "enum", params: { allowedValues: schema127.properties.data.items.properties.liclass.enum }, message: "must be equal to one of the allowed values", schema: schema127.properties.data.items.properties.liclass.enum, parentSchema: schema127.properties.data.items.properties.liclass, data: data40 };
                vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
              }
            }
            if (data2.sectiondisp !== void 0) {
              let data41 = data2.sectiondisp;
              if (typeof data41 != "string") {
                let err91 = { instancePath: instancePath + "/data/" + i0 + "/sectiondisp", schemaPath: "#/properties/data/items/properties/sectiondisp/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.sectiondisp.type, parentSchema: schema127.properties.data.items.properties.sectiondisp, data: data41 };
                vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
              }
              if (!(data41 === "cards" || data41 === "rows" || data41 === "hidden")) {
                let err92 = { instancePath: instancePath + "/data/" + i0 + "/sectiondisp", schemaPath: "#/properties/data/items/properties/sectiondisp/enum", keyword: "enum", params: { allowedValues: schema127.properties.data.items.properties.sectiondisp.enum }, message: "must be equal to one of the allowed values", schema: schema127.properties.data.items.properties.sectiondisp.enum, parentSchema: schema127.properties.data.items.properties.sectiondisp, data: data41 };
                vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
              }
            }
            if (data2.programme !== void 0) {
              let data42 = data2.programme;
              if (Array.isArray(data42)) {
                let len5 = data42.length;
                for (let i5 = 0; i5 < len5; i5++)
                  validate96(data42[i5], { instancePath: instancePath + "/data/" + i0 + "/programme/" + i5, parentData: data42, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length);
              } else {
                let err93 = { instancePath: instancePath + "/data/" + i0 + "/programme", schemaPath: "#/properties/data/items/properties/programme/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.data.items.properties.programme.type, parentSchema: schema127.properties.data.items.properties.programme, data: data42 };
                vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
              }
            }
            if (data2.report !== void 0) {
              let data44 = data2.report;
              if (Array.isArray(data44)) {
                let len6 = data44.length;
                for (let i6 = 0; i6 < len6; i6++)
                  validate102(data44[i6], { instancePath: instancePath + "/data/" + i0 + "/report/" + i6, parentData: data44, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
              } else {
                let err94 = { instancePath: instancePath + "/data/" + i0 + "/report", schemaPath: "#/properties/data/items/properties/report/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.data.items.properties.report.type, parentSchema: schema127.properties.data.items.properties.report, data: data44 };
                vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
              }
            }
            if (data2.contacts !== void 0) {
              let data46 = data2.contacts;
              if (Array.isArray(data46)) {
                let len7 = data46.length;
                for (let i7 = 0; i7 < len7; i7++)
                  validate104(data46[i7], { instancePath: instancePath + "/data/" + i0 + "/contacts/" + i7, parentData: data46, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length);
              } else {
                let err95 = { instancePath: instancePath + "/data/" + i0 + "/contacts", schemaPath: "#/properties/data/items/properties/contacts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.data.items.properties.contacts.type, parentSchema: schema127.properties.data.items.properties.contacts, data: data46 };
                vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
              }
            }
            if (data2.committee !== void 0) {
              let data48 = data2.committee;
              if (Array.isArray(data48)) {
                let len8 = data48.length;
                for (let i8 = 0; i8 < len8; i8++) {
                  let data49 = data48[i8];
                  if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                    if (data49.position === void 0) {
                      let err96 = { instancePath: instancePath + "/data/" + i0 + "/committee/" + i8, schemaPath: "#/properties/data/items/properties/committee/items/required", keyword: "required", params: { missingProperty: "position" }, message: "must have required property 'position'", schema: schema127.properties.data.items.properties.committee.items.required, parentSchema: schema127.properties.data.items.properties.committee.items, data: data49 };
                      vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                    }
                    if (data49.name === void 0) {
                      let err97 = { instancePath: instancePath + "/data/" + i0 + "/committee/" + i8, schemaPath: "#/properties/data/items/properties/committee/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema127.properties.data.items.properties.committee.items.required, parentSchema: schema127.properties.data.items.properties.committee.items, data: data49 };
                      vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                    }
                    for (let key6 in data49)
                      if (!(key6 === "position" || key6 === "name" || key6 === "designation")) {
                        let err98 = { instancePath: instancePath + "/data/" + i0 + "/committee/" + i8, schemaPath: "#/properties/data/items/properties/committee/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema127.properties.data.items.properties.committee.items, data: data49 };
                        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                      }
                    if (data49.position !== void 0) {
                      let data50 = data49.position;
                      if (typeof data50 == "string") {
                        if (!pattern1.test(data50)) {
                          let err99 = { instancePath: instancePath + "/data/" + i0 + "/committee/" + i8 + "/position", schemaPath: "#/properties/data/items/properties/committee/items/properties/position/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.committee.items.properties.position, data: data50 };
                          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                        }
                      } else {
                        let err100 = { instancePath: instancePath + "/data/" + i0 + "/committee/" + i8 + "/position", schemaPath: "#/properties/data/items/properties/committee/items/properties/position/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.committee.items.properties.position.type, parentSchema: schema127.properties.data.items.properties.committee.items.properties.position, data: data50 };
                        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                      }
                    }
                    if (data49.name !== void 0) {
                      let data51 = data49.name;
                      if (typeof data51 == "string") {
                        if (!pattern1.test(data51)) {
                          let err101 = { instancePath: instancePath + "/data/" + i0 + "/committee/" + i8 + "/name", schemaPath: "#/properties/data/items/properties/committee/items/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.committee.items.properties.name, data: data51 };
                          vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                        }
                      } else {
                        let err102 = { instancePath: instancePath + "/data/" + i0 + "/committee/" + i8 + "/name", schemaPath: "#/properties/data/items/properties/committee/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.committee.items.properties.name.type, parentSchema: schema127.properties.data.items.properties.committee.items.properties.name, data: data51 };
                        vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                      }
                    }
                    if (data49.designation !== void 0) {
                      let data52 = data49.designation;
                      if (typeof data52 == "string") {
                        if (!pattern1.test(data52)) {
                          let err103 = { instancePath: instancePath + "/data/" + i0 + "/committee/" + i8 + "/designation", schemaPath: "#/properties/data/items/properties/committee/items/properties/designation/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.committee.items.properties.designation, data: data52 };
                          vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                        }
                      } else {
                        let err104 = { instancePath: instancePath + "/data/" + i0 + "/committee/" + i8 + "/designation", schemaPath: "#/properties/data/items/properties/committee/items/properties/designation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.committee.items.properties.designation.type, parentSchema: schema127.properties.data.items.properties.committee.items.properties.designation, data: data52 };
                        vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                      }
                    }
                  } else {
                    let err105 = { instancePath: instancePath + "/data/" + i0 + "/committee/" + i8, schemaPath: "#/properties/data/items/properties/committee/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema127.properties.data.items.properties.committee.items.type, parentSchema: schema127.properties.data.items.properties.committee.items, data: data49 };
                    vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                  }
                }
              } else {
                let err106 = { instancePath: instancePath + "/data/" + i0 + "/committee", schemaPath: "#/properties/data/items/properties/committee/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.data.items.properties.committee.type, parentSchema: schema127.properties.data.items.properties.committee, data: data48 };
                vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
              }
            }
            if (data2.headings !== void 0) {
              let data53 = data2.headings;
              if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
                if (Object.keys(data53).length < 1) {
                  let err107 = { instancePath: instancePath + "/data/" + i0 + "/headings", schemaPath: "common.schema.json#/definitions/headings/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema24, data: data53 };
                  vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                }
                for (let key7 in data53)
                  if (!func2.call(schema24.properties, key7)) {
                    let err108 = { instancePath: instancePath + "/data/" + i0 + "/headings", schemaPath: "common.schema.json#/definitions/headings/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema24, data: data53 };
                    vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                  }
                if (data53.objectives !== void 0) {
                  let data54 = data53.objectives;
                  if (typeof data54 == "string") {
                    if (!pattern1.test(data54)) {
                      let err109 = { instancePath: instancePath + "/data/" + i0 + "/headings/objectives", schemaPath: "common.schema.json#/definitions/headings/properties/objectives/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.objectives, data: data54 };
                      vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                    }
                  } else {
                    let err110 = { instancePath: instancePath + "/data/" + i0 + "/headings/objectives", schemaPath: "common.schema.json#/definitions/headings/properties/objectives/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.objectives.type, parentSchema: schema24.properties.objectives, data: data54 };
                    vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
                  }
                }
                if (data53.further !== void 0) {
                  let data55 = data53.further;
                  if (typeof data55 == "string") {
                    if (!pattern1.test(data55)) {
                      let err111 = { instancePath: instancePath + "/data/" + i0 + "/headings/further", schemaPath: "common.schema.json#/definitions/headings/properties/further/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.further, data: data55 };
                      vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
                    }
                  } else {
                    let err112 = { instancePath: instancePath + "/data/" + i0 + "/headings/further", schemaPath: "common.schema.json#/definitions/headings/properties/further/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.further.type, parentSchema: schema24.properties.further, data: data55 };
                    vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
                  }
                }
                if (data53.programmes !== void 0) {
                  let data56 = data53.programmes;
                  if (typeof data56 == "string") {
                    if (!pattern1.test(data56)) {
                      let err113 = { instancePath: instancePath + "/data/" + i0 + "/headings/programmes", schemaPath: "common.schema.json#/definitions/headings/properties/programmes/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.programmes, data: data56 };
                      vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                    }
                  } else {
                    let err114 = { instancePath: instancePath + "/data/" + i0 + "/headings/programmes", schemaPath: "common.schema.json#/definitions/headings/properties/programmes/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.programmes.type, parentSchema: schema24.properties.programmes, data: data56 };
                    vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                  }
                }
                if (data53.documents !== void 0) {
                  let data57 = data53.documents;
                  if (typeof data57 == "string") {
                    if (!pattern1.test(data57)) {
                      let err115 = { instancePath: instancePath + "/data/" + i0 + "/headings/documents", schemaPath: "common.schema.json#/definitions/headings/properties/documents/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.documents, data: data57 };
                      vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                    }
                  } else {
                    let err116 = { instancePath: instancePath + "/data/" + i0 + "/headings/documents", schemaPath: "common.schema.json#/definitions/headings/properties/documents/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.documents.type, parentSchema: schema24.properties.documents, data: data57 };
                    vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                  }
                }
                if (data53.contacts !== void 0) {
                  let data58 = data53.contacts;
                  if (typeof data58 == "string") {
                    if (!pattern1.test(data58)) {
                      let err117 = { instancePath: instancePath + "/data/" + i0 + "/headings/contacts", schemaPath: "common.schema.json#/definitions/headings/properties/contacts/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.contacts, data: data58 };
                      vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                    }
                  } else {
                    let err118 = { instancePath: instancePath + "/data/" + i0 + "/headings/contacts", schemaPath: "common.schema.json#/definitions/headings/properties/contacts/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.contacts.type, parentSchema: schema24.properties.contacts, data: data58 };
                    vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                  }
                }
                if (data53.committee !== void 0) {
                  let data59 = data53.committee;
                  if (typeof data59 == "string") {
                    if (!pattern1.test(data59)) {
                      let err119 = { instancePath: instancePath + "/data/" + i0 + "/headings/committee", schemaPath: "common.schema.json#/definitions/headings/properties/committee/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.committee, data: data59 };
                      vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
                    }
                  } else {
                    let err120 = { instancePath: instancePath + "/data/" + i0 + "/headings/committee", schemaPath: "common.schema.json#/definitions/headings/properties/committee/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.committee.type, parentSchema: schema24.properties.committee, data: data59 };
                    vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                  }
                }
                if (data53.members !== void 0) {
                  let data60 = data53.members;
                  if (typeof data60 == "string") {
                    if (!pattern1.test(data60)) {
                      let err121 = { instancePath: instancePath + "/data/" + i0 + "/headings/members", schemaPath: "common.schema.json#/definitions/headings/properties/members/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.members, data: data60 };
                      vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
                    }
                  } else {
                    let err122 = { instancePath: instancePath + "/data/" + i0 + "/headings/members", schemaPath: "common.schema.json#/definitions/headings/properties/members/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.members.type, parentSchema: schema24.properties.members, data: data60 };
                    vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                  }
                }
                if (data53.videos !== void 0) {
                  let data61 = data53.videos;
                  if (typeof data61 == "string") {
                    if (!pattern1.test(data61)) {
                      let err123 = { instancePath: instancePath + "/data/" + i0 + "/headings/videos", schemaPath: "common.schema.json#/definitions/headings/properties/videos/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.videos, data: data61 };
                      vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
                    }
                  } else {
                    let err124 = { instancePath: instancePath + "/data/" + i0 + "/headings/videos", schemaPath: "common.schema.json#/definitions/headings/properties/videos/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.videos.type, parentSchema: schema24.properties.videos, data: data61 };
                    vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
                  }
                }
                if (data53.pictures !== void 0) {
                  let data62 = data53.pictures;
                  if (typeof data62 == "string") {
                    if (!pattern1.test(data62)) {
                      let err125 = { instancePath: instancePath + "/data/" + i0 + "/headings/pictures", schemaPath: "common.schema.json#/definitions/headings/properties/pictures/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.pictures, data: data62 };
                      vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
                    }
                  } else {
                    let err126 = { instancePath: instancePath + "/data/" + i0 + "/headings/pictures", schemaPath: "common.schema.json#/definitions/headings/properties/pictures/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.pictures.type, parentSchema: schema24.properties.pictures, data: data62 };
                    vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
                  }
                }
                if (data53.table !== void 0) {
                  let data63 = data53.table;
                  if (typeof data63 == "string") {
                    if (!pattern1.test(data63)) {
                      let err127 = { instancePath: instancePath + "/data/" + i0 + "/headings/table", schemaPath: "common.schema.json#/definitions/headings/properties/table/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.table, data: data63 };
                      vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
                    }
                  } else {
                    let err128 = { instancePath: instancePath + "/data/" + i0 + "/headings/table", schemaPath: "common.schema.json#/definitions/headings/properties/table/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.table.type, parentSchema: schema24.properties.table, data: data63 };
                    vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
                  }
                }
                if (data53.caption !== void 0) {
                  let data64 = data53.caption;
                  if (typeof data64 == "string") {
                    if (!pattern1.test(data64)) {
                      let err129 = { instancePath: instancePath + "/data/" + i0 + "/headings/caption", schemaPath: "common.schema.json#/definitions/headings/properties/caption/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema24.properties.caption, data: data64 };
                      vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
                    }
                  } else {
                    let err130 = { instancePath: instancePath + "/data/" + i0 + "/headings/caption", schemaPath: "common.schema.json#/definitions/headings/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.caption.type, parentSchema: schema24.properties.caption, data: data64 };
                    vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
                  }
                }
              } else {
                let err131 = { instancePath: instancePath + "/data/" + i0 + "/headings", schemaPath: "common.schema.json#/definitions/headings/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema24.type, parentSchema: schema24, data: data53 };
                vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
              }
            }
            if (data2.columns !== void 0) {
              let data65 = data2.columns;
              if (Array.isArray(data65)) {
                if (data65.length > 3) {
                  let err132 = { instancePath: instancePath + "/data/" + i0 + "/columns", schemaPath: "#/properties/data/items/properties/columns/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items", schema: 3, parentSchema: schema127.properties.data.items.properties.columns, data: data65 };
                  vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
                }
                if (data65.length < 3) {
                  let err133 = { instancePath: instancePath + "/data/" + i0 + "/columns", schemaPath: "#/properties/data/items/properties/columns/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items", schema: 3, parentSchema: schema127.properties.data.items.properties.columns, data: data65 };
                  vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
                }
                let len9 = data65.length;
                for (let i9 = 0; i9 < len9; i9++) {
                  let data66 = data65[i9];
                  if (typeof data66 == "string") {
                    if (!pattern1.test(data66)) {
                      let err134 = { instancePath: instancePath + "/data/" + i0 + "/columns/" + i9, schemaPath: "#/properties/data/items/properties/columns/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema127.properties.data.items.properties.columns.items, data: data66 };
                      vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
                    }
                  } else {
                    let err135 = { instancePath: instancePath + "/data/" + i0 + "/columns/" + i9, schemaPath: "#/properties/data/items/properties/columns/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.data.items.properties.columns.items.type, parentSchema: schema127.properties.data.items.properties.columns.items, data: data66 };
                    vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
                  }
                }
              } else {
                let err136 = { instancePath: instancePath + "/data/" + i0 + "/columns", schemaPath: "#/properties/data/items/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.data.items.properties.columns.type, parentSchema: schema127.properties.data.items.properties.columns, data: data65 };
                vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
              }
            }
            if (data2.sample !== void 0) {
              let data67 = data2.sample;
              if (typeof data67 != "boolean") {
                let err137 = { instancePath: instancePath + "/data/" + i0 + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data67 };
                vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
              }
            }
          } else {
            let err138 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema127.properties.data.items.type, parentSchema: schema127.properties.data.items, data: data2 };
            vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
          }
        }
      } else {
        let err139 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.data.type, parentSchema: schema127.properties.data, data: data1 };
        vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
      }
    }
  } else {
    let err140 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema127.type, parentSchema: schema127, data };
    vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
var site = validate106, schema151 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "site.schema.json", title: "Site", description: "The institution: its name, how to reach it, its menus and its figures.", type: "object", additionalProperties: !1, properties: { $schema: { type: "string", role: "machine", description: 'The schema of this file, so that an editor can complete and explain it. Example: "../schemas/site.schema.json".' }, engine: { type: "string", role: "machine", description: 'The version of the engine that the site was made with, which "npx site-from-data upgrade" keeps. Example: "0.1.0".', pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$" }, name: { type: "string", description: 'The full name of the institution. Example: "College of Science".', pattern: "\\S" }, shortName: { type: "string", description: 'A short name for browser tabs and small screens. Example: "Science College".', pattern: "\\S" }, tagline: { type: "string", description: 'A short line under the name. Example: "Neyyattinkara, Thiruvananthapuram".', pattern: "\\S" }, description: { type: "string", description: 'One or two sentences that say what the institution is. Shown by search engines. Example: "A college of science in Thiruvananthapuram, founded in 1956."', pattern: "\\S" }, kind: { description: 'What the institution is, for search engines and for what the report looks at. college: a college or university. government: a public office. association: a club, union or society. organisation: anything else. Example: "college".', type: "string", enum: ["college", "school", "library", "museum", "hospital", "clinic", "government", "association", "organisation"] }, country: { type: "string", role: "machine", description: 'The country, as two capital letters (ISO 3166). Search engines are told, and the report looks for what its authorities ask. Example: "IN".', pattern: "^[A-Z]{2}$" }, language: { type: "string", role: "machine", description: 'The main language of the site. Example: "en".', pattern: "^[a-z]{2,3}(-[A-Za-z0-9]+)*$" }, origin: { type: "string", role: "machine", description: 'The address under which the site is published: of a host, or of a folder on it. Left out until it is known. Example: "https://college.example" or "https://university.example/nursing/".', pattern: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*/?$' }, sample: { $ref: "common.schema.json#/definitions/sample" }, brand: { title: "Brand", description: 'How the site looks: logo, colours, fonts, corners. What is left out is as in a site without a brand. Example: { "logo": "images/logo.svg", "colours": ["#2a527a", "#c8963e"] }.', type: "object", additionalProperties: !1, properties: { logo: { description: 'The logo in the header, in icons and on share pictures; best an SVG drawing. A drawing may use the colours of the site, such as fill="var(--color-brand, #2a527a)", and is then shown in those of the dark scheme as well. Example: "images/logo.svg".', type: "string", role: "picture", pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, logoDark: { description: 'The same logo for dark grounds, where the other cannot be seen on them. Example: "images/logo-dark.svg".', type: "string", role: "picture", pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, colours: { description: 'One or two colours: the first for links, buttons and headings that can be clicked, the second for ornaments and the tone of the paper. All others, those of the dark scheme included, are made from them. Example: ["#2a527a", "#c8963e"].', type: "array", minItems: 1, maxItems: 2, items: { type: "string", role: "machine", description: 'A colour as # and six digits, 0 to 9 and a to f. Example: "#2a527a".', pattern: "^#[0-9a-fA-F]{6}$" } }, fonts: { title: "BrandFonts", description: `Fonts from the site's own folder. Without them, each device uses its own. Example: { "heading": "documents/fonts/source-serif-600.woff2" }.`, type: "object", additionalProperties: !1, properties: { heading: { description: 'The font of headings, in the weight in which they are to be shown. Example: "documents/fonts/source-serif-600.woff2".', type: "string", role: "font", pattern: "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$" }, text: { description: 'The font of all other text. Example: "documents/fonts/source-sans-400.woff2".', type: "string", role: "font", pattern: "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$" }, textBold: { description: 'The bold font that belongs to "text"; the same file again where it has all weights (a variable font). Example: "documents/fonts/source-sans-700.woff2".', type: "string", role: "font", pattern: "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$" } } }, corners: { description: 'The corners of cards, pictures and buttons. sharp: none is rounded. soft: as in a site without a brand. round: more than that. Example: "soft".', type: "string", enum: ["sharp", "soft", "round"] }, placeholder: { $ref: "common.schema.json#/definitions/drawing" } } }, contact: { title: "Contact", description: 'How to reach the institution. What is not known yet is left out, and then it is not shown. Example: { "landline": "+91 471 000 0000", "email": "office@college.example", "address": ["Aralumoodu", "Neyyattinkara", "Thiruvananthapuram"] }.', type: "object", additionalProperties: !1, properties: { sample: { $ref: "common.schema.json#/definitions/sample" }, landline: { type: "string", role: "phone", description: 'The telephone number in the header. Example: "+91 471 000 0000".', pattern: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$" }, email: { type: "string", role: "email", description: 'The e-mail address in the header. Example: "office@college.example".', pattern: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$' }, phones: { description: 'Further telephone numbers for the footer, each as a text or with what it is for. Example: ["+91 471 000 0001", { "label": "Admissions", "number": "(0471) 000.0002 ext. 12" }].', type: "array", items: { $ref: "common.schema.json#/definitions/phone" } }, emails: { description: 'Further e-mail addresses for the footer, each as a text or with what it is for. Example: [{ "label": "Admissions", "email": "admissions@college.example" }].', type: "array", items: { $ref: "common.schema.json#/definitions/email" } }, address: { description: 'The postal address, line by line. Example: ["Aralumoodu", "Neyyattinkara", "Thiruvananthapuram"].', type: "array", minItems: 1, items: { type: "string", description: 'A line of the address. Example: "Aralumoodu".', pattern: "\\S" } }, hours: { title: "OpeningHours", description: 'When the institution is open. Days that no row of the week names are closed. Example: { "week": [{ "days": ["monday", "tuesday"], "opens": "09:00", "closes": "17:00" }] }.', type: "object", additionalProperties: !1, properties: { week: { description: 'The usual week, from the day with which it begins. A day may be in several rows, such as before and after noon. Example: [{ "days": ["monday", "tuesday"], "opens": "09:00", "closes": "17:00" }].', type: "array", minItems: 1, items: { title: "HoursOfDays", description: "The hours of some days.", type: "object", additionalProperties: !1, properties: { days: { description: 'The days. Example: ["monday", "tuesday"].', type: "array", minItems: 1, items: { title: "Weekday", description: 'A day of the week. Example: "monday".', type: "string", enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] } }, opens: { $ref: "common.schema.json#/definitions/time" }, closes: { $ref: "common.schema.json#/definitions/time" } }, required: ["days", "opens", "closes"] } }, exceptions: { description: 'Days with other hours, and holidays. Example: [{ "from": "14-09-2026", "to": "18-09-2026", "reason": "Onam" }].', type: "array", minItems: 1, items: { title: "HoursException", description: "A day, or several, with other hours; without hours it is closed.", type: "object", additionalProperties: !1, properties: { from: { $ref: "common.schema.json#/definitions/date" }, to: { $ref: "common.schema.json#/definitions/date" }, opens: { $ref: "common.schema.json#/definitions/time" }, closes: { $ref: "common.schema.json#/definitions/time" }, reason: { type: "string", description: 'Why. Example: "Onam".', pattern: "\\S" } }, required: ["from"], dependencies: { opens: ["closes"], closes: ["opens"] } } }, note: { type: "string", description: 'What else is to be known. Example: "The library is open until 20:00 before examinations."', pattern: "\\S" } }, required: ["week"] }, social: { description: 'Where else the institution is on the web, each an address, or an address with the words for it. Example: ["https://www.youtube.com/@college", { "label": "Mastodon", "href": "https://mastodon.example/@college" }].', type: "array", minItems: 1, items: { title: "SocialLink", description: "A page of the institution elsewhere.", oneOf: [{ type: "string", role: "link", description: 'The address of a page elsewhere. Example: "https://www.antiragging.in/".', pattern: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$' }, { title: "NamedSocialLink", description: "A page of the institution elsewhere, and the words for it.", type: "object", additionalProperties: !1, properties: { label: { type: "string", description: 'The words that visitors see. Example: "Mastodon".', pattern: "\\S" }, href: { $ref: "common.schema.json#/definitions/webAddress" } }, required: ["label", "href"] }] } }, map: { title: "MapPlace", description: 'The place on the map. Example: { "embed": "https://www.openstreetmap.org/export/embed.html?bbox=77.07%2C8.39%2C77.10%2C8.42&layer=mapnik", "link": "https://www.openstreetmap.org/?mlat=8.4&mlon=77.08#map=15/8.4/77.08", "label": "The college at Aralumoodu, Neyyattinkara" }.', type: "object", additionalProperties: !1, properties: { embed: { type: "string", role: "map", description: 'The address of the embedded map, of a provider that "providers" lists, loaded only when a visitor asks for it. Example: "https://www.openstreetmap.org/export/embed.html?bbox=77.07%2C8.39%2C77.10%2C8.42&layer=mapnik".', pattern: `^https://[^\\s\\p{Cc}"'<>\\\\#@]+$` }, link: { $ref: "common.schema.json#/definitions/webAddress" }, label: { type: "string", description: 'What the map shows. Example: "The college at Aralumoodu, Neyyattinkara".', pattern: "\\S" } }, required: ["link", "label"] } }, required: ["address"] }, providers: { description: 'Whose videos and maps may be shown in pages; the security policy of every host allows these and no others. Without it: ["youtube", "openstreetmap", "google-maps"]. Example: ["youtube", "vimeo", "openstreetmap", { "kind": "peertube", "host": "tube.example" }].', type: "array", items: { title: "Provider", description: "A provider that is known by name, or a host.", oneOf: [{ description: 'A provider that is known by name. Example: "vimeo".', type: "string", enum: ["youtube", "vimeo", "dailymotion", "openstreetmap", "google-maps"] }, { title: "OwnProvider", description: "A host that is not known by name.", type: "object", additionalProperties: !1, properties: { kind: { type: "string", description: 'What the host has. peertube: videos of PeerTube. videos: players, each address being one for a frame. maps: maps, likewise. Example: "peertube".', enum: ["peertube", "videos", "maps"] }, host: { type: "string", role: "machine", description: 'The host, as in its addresses. Example: "tube.example".', pattern: "^([a-z0-9-]+\\.)+[a-z][a-z0-9-]*(:[0-9]{1,5})?$" }, name: { type: "string", description: 'What visitors know it by. Example: "the media server of the university".', pattern: "\\S" } }, required: ["kind", "host"] }] } }, glossary: { description: 'Words that mean the same to people who search: in the languages of the site, and as people type them. Who types one finds the others too. Example: [["hostel", "ഹോസ്റ്റൽ", "hostal", "accommodation"]].', type: "array", items: { description: 'Words of one meaning. Example: ["hostel", "ഹോസ്റ്റൽ", "hostal"].', type: "array", minItems: 2, items: { type: "string", role: "machine", description: 'A word, or a few that belong together. Example: "hostel".', pattern: "\\S" } } }, facts: { description: 'The figures of the institution, each in one place. Texts refer to them as {{key}}. Example: { "beds": { "value": 350, "label": "Beds" } }.', type: "object", additionalProperties: { title: "Fact", description: "A figure of the institution. Texts refer to it as {{key}}, so that it is written in one place.", type: "object", additionalProperties: !1, properties: { value: { description: "The figure. Example: 350.", type: ["number", "string"] }, label: { type: "string", description: 'What the figure counts. Example: "Beds".', pattern: "\\S" }, prefix: { type: "string", description: 'A word before the figure where it is shown by itself. Example: "More than".', pattern: "\\S" }, unit: { type: "string", description: 'What the figure is measured in, shown behind it where it is shown by itself. Example: "sq ft".', pattern: "\\S" }, phrases: { description: 'Other ways in which texts state the figure, so that a wrong number in them is found: # is the number, … a few words. Not shown. Example: ["library of # books", "intake … is #"].', type: "array", minItems: 1, items: { type: "string", description: 'One way, with one #. Example: "library of # books".', pattern: "^[^#]*#[^#]*$" } } }, required: ["value", "label"] } }, menu: { description: 'The header menu. An item is a link, or a group of links. Example: [{ "label": "Home", "href": "/" }, { "label": "Academic", "items": [{ "label": "Academic Calendar", "href": "iqac/academic-calendar" }] }].', type: "array", items: { title: "MenuItem", description: "A link, or a group with links under it.", type: "object", additionalProperties: !1, properties: { label: { type: "string", description: 'The words that visitors see. Example: "Academic".', pattern: "\\S" }, href: { $ref: "common.schema.json#/definitions/link" }, items: { description: 'The links of a group. Left out for a plain link. Example: [{ "label": "Academic Calendar", "href": "iqac/academic-calendar" }].', type: "array", minItems: 1, items: { $ref: "common.schema.json#/definitions/menuLink" } } }, required: ["label"] } }, footer: { title: "Footer", description: 'The foot of every page. Example: { "links": [{ "label": "Contact us", "href": "contactus" }] }.', type: "object", additionalProperties: !1, properties: { links: { description: 'Links at the foot of every page. Example: [{ "label": "Contact us", "href": "contactus" }].', type: "array", items: { $ref: "common.schema.json#/definitions/menuLink" } }, policies: { description: 'Links about the website itself, in a row of their own: policies, help, site map. Example: [{ "label": "Privacy policy", "href": "privacy" }].', type: "array", items: { $ref: "common.schema.json#/definitions/menuLink" } }, helplines: { description: 'Helplines that every page shows. Example: [{ "name": "National Anti-Ragging Helpline", "phone": "1800-180-5522" }].', type: "array", items: { $ref: "common.schema.json#/definitions/contactPoint" } }, facts: { description: 'Which figures the footer shows, by key. Example: ["beds"].', type: "array", items: { type: "string", role: "figure", description: 'The key of a figure. Example: "beds".' } }, factsHeading: { type: "string", description: 'The heading over the figures. Example: "Our library".', pattern: "\\S" }, copyright: { type: "string", description: 'Who holds the copyright; the year is added. Example: "College of Science".', pattern: "\\S" } }, required: ["links"] } }, required: ["name", "description", "language", "contact", "menu", "footer"] }, schema159 = { title: "TimeOfDay", type: "string", role: "machine", description: 'A time of the day in 24 hours. Examples: "09:00", "17:30".', pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" }, pattern259 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$", "u"), pattern264 = new RegExp("^[A-Z]{2}$", "u"), pattern265 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]+)*$", "u"), pattern266 = new RegExp('^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*/?$', "u"), pattern269 = new RegExp("^#[0-9a-fA-F]{6}$", "u"), pattern270 = new RegExp("^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$", "u"), pattern282 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u"), pattern293 = new RegExp(`^https://[^\\s\\p{Cc}"'<>\\\\#@]+$`, "u"), pattern296 = new RegExp("^([a-z0-9-]+\\.)+[a-z][a-z0-9-]*(:[0-9]{1,5})?$", "u"), pattern302 = new RegExp("^[^#]*#[^#]*$", "u"), schema155 = { title: "Phone", description: "A telephone number, or a number with what it is for.", oneOf: [{ type: "string", role: "phone", description: 'A telephone number as people write it: with spaces, brackets, dots, slashes or hyphens, with an extension, a short number. It is shown as it is written. Examples: "+91 (471) 222-3334", "0471 2223334 ext. 12", "112".', pattern: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$" }, { title: "LabelledPhone", description: "A telephone number with what it is for.", type: "object", additionalProperties: !1, properties: { label: { type: "string", description: 'What the number is for. Example: "Admissions".', pattern: "\\S" }, number: { $ref: "common.schema.json#/definitions/phoneNumber" } }, required: ["label", "number"] }] }, schema156 = { title: "PhoneNumber", type: "string", role: "phone", description: 'A telephone number as people write it: with spaces, brackets, dots, slashes or hyphens, with an extension, a short number. It is shown as it is written. Examples: "+91 (471) 222-3334", "0471 2223334 ext. 12", "112".', pattern: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$" };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (!pattern123.test(data)) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/pattern", keyword: "pattern", params: { pattern: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$" }, message: 'must match pattern "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$"', schema: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$", parentSchema: schema155.oneOf[0], data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema155.oneOf[0].type, parentSchema: schema155.oneOf[0], data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema155.oneOf[1].required, parentSchema: schema155.oneOf[1], data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.number === void 0) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'", schema: schema155.oneOf[1].required, parentSchema: schema155.oneOf[1], data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "number")) {
        let err4 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema155.oneOf[1], data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (!pattern1.test(data0)) {
          let err5 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/1/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema155.oneOf[1].properties.label, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/1/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema155.oneOf[1].properties.label.type, parentSchema: schema155.oneOf[1].properties.label, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.number !== void 0) {
      let data1 = data.number;
      if (typeof data1 == "string") {
        if (!pattern123.test(data1)) {
          let err7 = { instancePath: instancePath + "/number", schemaPath: "common.schema.json#/definitions/phoneNumber/pattern", keyword: "pattern", params: { pattern: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$" }, message: 'must match pattern "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$"', schema: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$", parentSchema: schema156, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/number", schemaPath: "common.schema.json#/definitions/phoneNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema156.type, parentSchema: schema156, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema155.oneOf[1].type, parentSchema: schema155.oneOf[1], data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err10 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema155.oneOf, parentSchema: schema155, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate107.errors = vErrors, errors === 0;
}
var schema157 = { title: "Email", description: "An e-mail address, or an address with what it is for.", oneOf: [{ type: "string", role: "email", description: 'An e-mail address. Example: "office@college.example".', pattern: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$' }, { title: "LabelledEmail", description: "An e-mail address with what it is for.", type: "object", additionalProperties: !1, properties: { label: { type: "string", description: 'What the address is for. Example: "Admissions".', pattern: "\\S" }, email: { $ref: "common.schema.json#/definitions/emailAddress" } }, required: ["label", "email"] }] }, schema158 = { title: "EmailAddress", type: "string", role: "email", description: 'An e-mail address. Example: "office@college.example".', pattern: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$' };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (!pattern124.test(data)) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/pattern", keyword: "pattern", params: { pattern: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$' }, message: 'must match pattern "^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$"', schema: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$', parentSchema: schema157.oneOf[0], data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema157.oneOf[0].type, parentSchema: schema157.oneOf[0], data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema157.oneOf[1].required, parentSchema: schema157.oneOf[1], data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.email === void 0) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'", schema: schema157.oneOf[1].required, parentSchema: schema157.oneOf[1], data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "email")) {
        let err4 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema157.oneOf[1], data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (!pattern1.test(data0)) {
          let err5 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/1/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema157.oneOf[1].properties.label, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/1/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema157.oneOf[1].properties.label.type, parentSchema: schema157.oneOf[1].properties.label, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.email !== void 0) {
      let data1 = data.email;
      if (typeof data1 == "string") {
        if (!pattern124.test(data1)) {
          let err7 = { instancePath: instancePath + "/email", schemaPath: "common.schema.json#/definitions/emailAddress/pattern", keyword: "pattern", params: { pattern: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$' }, message: 'must match pattern "^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$"', schema: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$', parentSchema: schema158, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/email", schemaPath: "common.schema.json#/definitions/emailAddress/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema158.type, parentSchema: schema158, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema157.oneOf[1].type, parentSchema: schema157.oneOf[1], data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err10 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema157.oneOf, parentSchema: schema157, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate109.errors = vErrors, errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema56, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (!pattern1.test(data0)) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema56.properties.label, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.label.type, parentSchema: schema56.properties.label, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (!pattern16.test(data1)) {
          let err5 = { instancePath: instancePath + "/href", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/href", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate111.errors = vErrors, errors === 0;
}
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema84.required, parentSchema: schema84, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "role" || key0 === "phone" || key0 === "email" || key0 === "website" || key0 === "sample")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema84, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (!pattern1.test(data0)) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema84.properties.name, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.name.type, parentSchema: schema84.properties.name, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.role !== void 0) {
      let data1 = data.role;
      if (typeof data1 == "string") {
        if (!pattern1.test(data1)) {
          let err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema84.properties.role, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.role.type, parentSchema: schema84.properties.role, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.phone !== void 0) {
      let data2 = data.phone;
      if (typeof data2 == "string") {
        if (!pattern123.test(data2)) {
          let err6 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$" }, message: 'must match pattern "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$"', schema: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$", parentSchema: schema84.properties.phone, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.phone.type, parentSchema: schema84.properties.phone, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.email !== void 0) {
      let data3 = data.email;
      if (typeof data3 == "string") {
        if (!pattern124.test(data3)) {
          let err8 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$' }, message: 'must match pattern "^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$"', schema: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$', parentSchema: schema84.properties.email, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.email.type, parentSchema: schema84.properties.email, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.website !== void 0) {
      let data4 = data.website;
      if (typeof data4 == "string") {
        if (!pattern125.test(data4)) {
          let err10 = { instancePath: instancePath + "/website", schemaPath: "common.schema.json#/definitions/webAddress/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$' }, message: 'must match pattern "^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$"', schema: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$', parentSchema: schema85, data: data4 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/website", schemaPath: "common.schema.json#/definitions/webAddress/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.sample !== void 0) {
      let data5 = data.sample;
      if (typeof data5 != "boolean") {
        let err12 = { instancePath: instancePath + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.type, parentSchema: schema84, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate115.errors = vErrors, errors === 0;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.description === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.language === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.contact === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.menu === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "menu" }, message: "must have required property 'menu'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.footer === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "footer" }, message: "must have required property 'footer'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema151.properties, key0)) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.$schema.type, parentSchema: schema151.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.engine !== void 0) {
      let data1 = data.engine;
      if (typeof data1 == "string") {
        if (!pattern259.test(data1)) {
          let err8 = { instancePath: instancePath + "/engine", schemaPath: "#/properties/engine/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"', schema: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$", parentSchema: schema151.properties.engine, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/engine", schemaPath: "#/properties/engine/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.engine.type, parentSchema: schema151.properties.engine, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (!pattern1.test(data2)) {
          let err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.name, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.name.type, parentSchema: schema151.properties.name, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.shortName !== void 0) {
      let data3 = data.shortName;
      if (typeof data3 == "string") {
        if (!pattern1.test(data3)) {
          let err12 = { instancePath: instancePath + "/shortName", schemaPath: "#/properties/shortName/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.shortName, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/shortName", schemaPath: "#/properties/shortName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.shortName.type, parentSchema: schema151.properties.shortName, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.tagline !== void 0) {
      let data4 = data.tagline;
      if (typeof data4 == "string") {
        if (!pattern1.test(data4)) {
          let err14 = { instancePath: instancePath + "/tagline", schemaPath: "#/properties/tagline/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.tagline, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/tagline", schemaPath: "#/properties/tagline/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.tagline.type, parentSchema: schema151.properties.tagline, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.description !== void 0) {
      let data5 = data.description;
      if (typeof data5 == "string") {
        if (!pattern1.test(data5)) {
          let err16 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.description, data: data5 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.description.type, parentSchema: schema151.properties.description, data: data5 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data6 = data.kind;
      if (typeof data6 != "string") {
        let err18 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.kind.type, parentSchema: schema151.properties.kind, data: data6 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data6 === "college" || data6 === "school" || data6 === "library" || data6 === "museum" || data6 === "hospital" || data6 === "clinic" || data6 === "government" || data6 === "association" || data6 === "organisation")) {
        let err19 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema151.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema151.properties.kind.enum, parentSchema: schema151.properties.kind, data: data6 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.country !== void 0) {
      let data7 = data.country;
      if (typeof data7 == "string") {
        if (!pattern264.test(data7)) {
          let err20 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"', schema: "^[A-Z]{2}$", parentSchema: schema151.properties.country, data: data7 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.country.type, parentSchema: schema151.properties.country, data: data7 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.language !== void 0) {
      let data8 = data.language;
      if (typeof data8 == "string") {
        if (!pattern265.test(data8)) {
          let err22 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]+)*$" }, message: 'must match pattern "^[a-z]{2,3}(-[A-Za-z0-9]+)*$"', schema: "^[a-z]{2,3}(-[A-Za-z0-9]+)*$", parentSchema: schema151.properties.language, data: data8 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.language.type, parentSchema: schema151.properties.language, data: data8 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.origin !== void 0) {
      let data9 = data.origin;
      if (typeof data9 == "string") {
        if (!pattern266.test(data9)) {
          let err24 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*/?$' }, message: 'must match pattern "^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*/?$"', schema: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*/?$', parentSchema: schema151.properties.origin, data: data9 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.origin.type, parentSchema: schema151.properties.origin, data: data9 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.sample !== void 0) {
      let data10 = data.sample;
      if (typeof data10 != "boolean") {
        let err26 = { instancePath: instancePath + "/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data10 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.brand !== void 0) {
      let data11 = data.brand;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        for (let key1 in data11)
          if (!(key1 === "logo" || key1 === "logoDark" || key1 === "colours" || key1 === "fonts" || key1 === "corners" || key1 === "placeholder")) {
            let err27 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.brand, data: data11 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        if (data11.logo !== void 0) {
          let data12 = data11.logo;
          if (typeof data12 == "string") {
            if (!pattern0.test(data12)) {
              let err28 = { instancePath: instancePath + "/brand/logo", schemaPath: "#/properties/brand/properties/logo/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema151.properties.brand.properties.logo, data: data12 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
          } else {
            let err29 = { instancePath: instancePath + "/brand/logo", schemaPath: "#/properties/brand/properties/logo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.brand.properties.logo.type, parentSchema: schema151.properties.brand.properties.logo, data: data12 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
        if (data11.logoDark !== void 0) {
          let data13 = data11.logoDark;
          if (typeof data13 == "string") {
            if (!pattern0.test(data13)) {
              let err30 = { instancePath: instancePath + "/brand/logoDark", schemaPath: "#/properties/brand/properties/logoDark/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$", parentSchema: schema151.properties.brand.properties.logoDark, data: data13 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          } else {
            let err31 = { instancePath: instancePath + "/brand/logoDark", schemaPath: "#/properties/brand/properties/logoDark/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.brand.properties.logoDark.type, parentSchema: schema151.properties.brand.properties.logoDark, data: data13 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
        if (data11.colours !== void 0) {
          let data14 = data11.colours;
          if (Array.isArray(data14)) {
            if (data14.length > 2) {
              let err32 = { instancePath: instancePath + "/brand/colours", schemaPath: "#/properties/brand/properties/colours/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items", schema: 2, parentSchema: schema151.properties.brand.properties.colours, data: data14 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (data14.length < 1) {
              let err33 = { instancePath: instancePath + "/brand/colours", schemaPath: "#/properties/brand/properties/colours/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema151.properties.brand.properties.colours, data: data14 };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            let len0 = data14.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data15 = data14[i0];
              if (typeof data15 == "string") {
                if (!pattern269.test(data15)) {
                  let err34 = { instancePath: instancePath + "/brand/colours/" + i0, schemaPath: "#/properties/brand/properties/colours/items/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-fA-F]{6}$" }, message: 'must match pattern "^#[0-9a-fA-F]{6}$"', schema: "^#[0-9a-fA-F]{6}$", parentSchema: schema151.properties.brand.properties.colours.items, data: data15 };
                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
              } else {
                let err35 = { instancePath: instancePath + "/brand/colours/" + i0, schemaPath: "#/properties/brand/properties/colours/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.brand.properties.colours.items.type, parentSchema: schema151.properties.brand.properties.colours.items, data: data15 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            }
          } else {
            let err36 = { instancePath: instancePath + "/brand/colours", schemaPath: "#/properties/brand/properties/colours/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.brand.properties.colours.type, parentSchema: schema151.properties.brand.properties.colours, data: data14 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data11.fonts !== void 0) {
          let data16 = data11.fonts;
          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            for (let key2 in data16)
              if (!(key2 === "heading" || key2 === "text" || key2 === "textBold")) {
                let err37 = { instancePath: instancePath + "/brand/fonts", schemaPath: "#/properties/brand/properties/fonts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.brand.properties.fonts, data: data16 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
            if (data16.heading !== void 0) {
              let data17 = data16.heading;
              if (typeof data17 == "string") {
                if (!pattern270.test(data17)) {
                  let err38 = { instancePath: instancePath + "/brand/fonts/heading", schemaPath: "#/properties/brand/properties/fonts/properties/heading/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$", parentSchema: schema151.properties.brand.properties.fonts.properties.heading, data: data17 };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                }
              } else {
                let err39 = { instancePath: instancePath + "/brand/fonts/heading", schemaPath: "#/properties/brand/properties/fonts/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.brand.properties.fonts.properties.heading.type, parentSchema: schema151.properties.brand.properties.fonts.properties.heading, data: data17 };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
            }
            if (data16.text !== void 0) {
              let data18 = data16.text;
              if (typeof data18 == "string") {
                if (!pattern270.test(data18)) {
                  let err40 = { instancePath: instancePath + "/brand/fonts/text", schemaPath: "#/properties/brand/properties/fonts/properties/text/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$", parentSchema: schema151.properties.brand.properties.fonts.properties.text, data: data18 };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
              } else {
                let err41 = { instancePath: instancePath + "/brand/fonts/text", schemaPath: "#/properties/brand/properties/fonts/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.brand.properties.fonts.properties.text.type, parentSchema: schema151.properties.brand.properties.fonts.properties.text, data: data18 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            }
            if (data16.textBold !== void 0) {
              let data19 = data16.textBold;
              if (typeof data19 == "string") {
                if (!pattern270.test(data19)) {
                  let err42 = { instancePath: instancePath + "/brand/fonts/textBold", schemaPath: "#/properties/brand/properties/fonts/properties/textBold/pattern", keyword: "pattern", params: { pattern: "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$" }, message: 'must match pattern "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$"', schema: "^/?[^/:\\s][^:\\\\]*\\.(woff2?|ttf|otf|WOFF2?|TTF|OTF)$", parentSchema: schema151.properties.brand.properties.fonts.properties.textBold, data: data19 };
                  vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
              } else {
                let err43 = { instancePath: instancePath + "/brand/fonts/textBold", schemaPath: "#/properties/brand/properties/fonts/properties/textBold/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.brand.properties.fonts.properties.textBold.type, parentSchema: schema151.properties.brand.properties.fonts.properties.textBold, data: data19 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            }
          } else {
            let err44 = { instancePath: instancePath + "/brand/fonts", schemaPath: "#/properties/brand/properties/fonts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.brand.properties.fonts.type, parentSchema: schema151.properties.brand.properties.fonts, data: data16 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data11.corners !== void 0) {
          let data20 = data11.corners;
          if (typeof data20 != "string") {
            let err45 = { instancePath: instancePath + "/brand/corners", schemaPath: "#/properties/brand/properties/corners/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.brand.properties.corners.type, parentSchema: schema151.properties.brand.properties.corners, data: data20 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
          if (!(data20 === "sharp" || data20 === "soft" || data20 === "round")) {
            let err46 = { instancePath: instancePath + "/brand/corners", schemaPath: "#/properties/brand/properties/corners/enum", keyword: "enum", params: { allowedValues: schema151.properties.brand.properties.corners.enum }, message: "must be equal to one of the allowed values", schema: schema151.properties.brand.properties.corners.enum, parentSchema: schema151.properties.brand.properties.corners, data: data20 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
        if (data11.placeholder !== void 0) {
          let data21 = data11.placeholder;
          if (typeof data21 != "string") {
            let err47 = { instancePath: instancePath + "/brand/placeholder", schemaPath: "common.schema.json#/definitions/drawing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema70.type, parentSchema: schema70, data: data21 };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
          if (!(data21 === "lamp" || data21 === "eye" || data21 === "target" || data21 === "heart" || data21 === "book" || data21 === "people" || data21 === "building" || data21 === "leaf" || data21 === "cap" || data21 === "hands")) {
            let err48 = { instancePath: instancePath + "/brand/placeholder", schemaPath: "common.schema.json#/definitions/drawing/enum", keyword: "enum", params: { allowedValues: schema70.enum }, message: "must be equal to one of the allowed values", schema: schema70.enum, parentSchema: schema70, data: data21 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
      } else {
        let err49 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.brand.type, parentSchema: schema151.properties.brand, data: data11 };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.contact !== void 0) {
      let data22 = data.contact;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        if (data22.address === void 0) {
          let err50 = { instancePath: instancePath + "/contact", schemaPath: "#/properties/contact/required", keyword: "required", params: { missingProperty: "address" }, message: "must have required property 'address'", schema: schema151.properties.contact.required, parentSchema: schema151.properties.contact, data: data22 };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        for (let key3 in data22)
          if (!func2.call(schema151.properties.contact.properties, key3)) {
            let err51 = { instancePath: instancePath + "/contact", schemaPath: "#/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.contact, data: data22 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        if (data22.sample !== void 0) {
          let data23 = data22.sample;
          if (typeof data23 != "boolean") {
            let err52 = { instancePath: instancePath + "/contact/sample", schemaPath: "common.schema.json#/definitions/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.type, parentSchema: schema16, data: data23 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
        if (data22.landline !== void 0) {
          let data24 = data22.landline;
          if (typeof data24 == "string") {
            if (!pattern123.test(data24)) {
              let err53 = { instancePath: instancePath + "/contact/landline", schemaPath: "#/properties/contact/properties/landline/pattern", keyword: "pattern", params: { pattern: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$" }, message: 'must match pattern "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$"', schema: "^[(]?[+]?[(]?[0-9][ ()./-]*[0-9][0-9 ()./-]*(,? ?(;ext=|#|[xX]|[eE]xtn?[.]?) ?[0-9]{1,7})?$", parentSchema: schema151.properties.contact.properties.landline, data: data24 };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
          } else {
            let err54 = { instancePath: instancePath + "/contact/landline", schemaPath: "#/properties/contact/properties/landline/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.contact.properties.landline.type, parentSchema: schema151.properties.contact.properties.landline, data: data24 };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        }
        if (data22.email !== void 0) {
          let data25 = data22.email;
          if (typeof data25 == "string") {
            if (!pattern124.test(data25)) {
              let err55 = { instancePath: instancePath + "/contact/email", schemaPath: "#/properties/contact/properties/email/pattern", keyword: "pattern", params: { pattern: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$' }, message: 'must match pattern "^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$"', schema: '^[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+@[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+\\.[^@\\s\\p{Cc}"<>\\\\`\\[\\]:?,;]+$', parentSchema: schema151.properties.contact.properties.email, data: data25 };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
          } else {
            let err56 = { instancePath: instancePath + "/contact/email", schemaPath: "#/properties/contact/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.contact.properties.email.type, parentSchema: schema151.properties.contact.properties.email, data: data25 };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
        if (data22.phones !== void 0) {
          let data26 = data22.phones;
          if (Array.isArray(data26)) {
            let len1 = data26.length;
            for (let i1 = 0; i1 < len1; i1++)
              validate107(data26[i1], { instancePath: instancePath + "/contact/phones/" + i1, parentData: data26, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
          } else {
            let err57 = { instancePath: instancePath + "/contact/phones", schemaPath: "#/properties/contact/properties/phones/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.contact.properties.phones.type, parentSchema: schema151.properties.contact.properties.phones, data: data26 };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          }
        }
        if (data22.emails !== void 0) {
          let data28 = data22.emails;
          if (Array.isArray(data28)) {
            let len2 = data28.length;
            for (let i2 = 0; i2 < len2; i2++)
              validate109(data28[i2], { instancePath: instancePath + "/contact/emails/" + i2, parentData: data28, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length);
          } else {
            let err58 = { instancePath: instancePath + "/contact/emails", schemaPath: "#/properties/contact/properties/emails/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.contact.properties.emails.type, parentSchema: schema151.properties.contact.properties.emails, data: data28 };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        }
        if (data22.address !== void 0) {
          let data30 = data22.address;
          if (Array.isArray(data30)) {
            if (data30.length < 1) {
              let err59 = { instancePath: instancePath + "/contact/address", schemaPath: "#/properties/contact/properties/address/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema151.properties.contact.properties.address, data: data30 };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
            let len3 = data30.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data31 = data30[i3];
              if (typeof data31 == "string") {
                if (!pattern1.test(data31)) {
                  let err60 = { instancePath: instancePath + "/contact/address/" + i3, schemaPath: "#/properties/contact/properties/address/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.contact.properties.address.items, data: data31 };
                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
              } else {
                let err61 = { instancePath: instancePath + "/contact/address/" + i3, schemaPath: "#/properties/contact/properties/address/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.contact.properties.address.items.type, parentSchema: schema151.properties.contact.properties.address.items, data: data31 };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
              }
            }
          } else {
            let err62 = { instancePath: instancePath + "/contact/address", schemaPath: "#/properties/contact/properties/address/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.contact.properties.address.type, parentSchema: schema151.properties.contact.properties.address, data: data30 };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
        }
        if (data22.hours !== void 0) {
          let data32 = data22.hours;
          if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
            if (data32.week === void 0) {
              let err63 = { instancePath: instancePath + "/contact/hours", schemaPath: "#/properties/contact/properties/hours/required", keyword: "required", params: { missingProperty: "week" }, message: "must have required property 'week'", schema: schema151.properties.contact.properties.hours.required, parentSchema: schema151.properties.contact.properties.hours, data: data32 };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            for (let key4 in data32)
              if (!(key4 === "week" || key4 === "exceptions" || key4 === "note")) {
                let err64 = { instancePath: instancePath + "/contact/hours", schemaPath: "#/properties/contact/properties/hours/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.contact.properties.hours, data: data32 };
                vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
              }
            if (data32.week !== void 0) {
              let data33 = data32.week;
              if (Array.isArray(data33)) {
                if (data33.length < 1) {
                  let err65 = { instancePath: instancePath + "/contact/hours/week", schemaPath: "#/properties/contact/properties/hours/properties/week/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema151.properties.contact.properties.hours.properties.week, data: data33 };
                  vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                }
                let len4 = data33.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data34 = data33[i4];
                  if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                    if (data34.days === void 0) {
                      let err66 = { instancePath: instancePath + "/contact/hours/week/" + i4, schemaPath: "#/properties/contact/properties/hours/properties/week/items/required", keyword: "required", params: { missingProperty: "days" }, message: "must have required property 'days'", schema: schema151.properties.contact.properties.hours.properties.week.items.required, parentSchema: schema151.properties.contact.properties.hours.properties.week.items, data: data34 };
                      vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                    }
                    if (data34.opens === void 0) {
                      let err67 = { instancePath: instancePath + "/contact/hours/week/" + i4, schemaPath: "#/properties/contact/properties/hours/properties/week/items/required", keyword: "required", params: { missingProperty: "opens" }, message: "must have required property 'opens'", schema: schema151.properties.contact.properties.hours.properties.week.items.required, parentSchema: schema151.properties.contact.properties.hours.properties.week.items, data: data34 };
                      vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                    }
                    if (data34.closes === void 0) {
                      let err68 = { instancePath: instancePath + "/contact/hours/week/" + i4, schemaPath: "#/properties/contact/properties/hours/properties/week/items/required", keyword: "required", params: { missingProperty: "closes" }, message: "must have required property 'closes'", schema: schema151.properties.contact.properties.hours.properties.week.items.required, parentSchema: schema151.properties.contact.properties.hours.properties.week.items, data: data34 };
                      vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                    }
                    for (let key5 in data34)
                      if (!(key5 === "days" || key5 === "opens" || key5 === "closes")) {
                        let err69 = { instancePath: instancePath + "/contact/hours/week/" + i4, schemaPath: "#/properties/contact/properties/hours/properties/week/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.contact.properties.hours.properties.week.items, data: data34 };
                        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                      }
                    if (data34.days !== void 0) {
                      let data35 = data34.days;
                      if (Array.isArray(data35)) {
                        if (data35.length < 1) {
                          let err70 = { instancePath: instancePath + "/contact/hours/week/" + i4 + "/days", schemaPath: "#/properties/contact/properties/hours/properties/week/items/properties/days/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema151.properties.contact.properties.hours.properties.week.items.properties.days, data: data35 };
                          vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                        }
                        let len5 = data35.length;
                        for (let i5 = 0; i5 < len5; i5++) {
                          let data36 = data35[i5];
                          if (typeof data36 != "string") {
                            let err71 = { instancePath: instancePath + "/contact/hours/week/" + i4 + "/days/" + i5, schemaPath: "#/properties/contact/properties/hours/properties/week/items/properties/days/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.contact.properties.hours.properties.week.items.properties.days.items.type, parentSchema: schema151.properties.contact.properties.hours.properties.week.items.properties.days.items, data: data36 };
                            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                          }
                          if (!(data36 === "monday" || data36 === "tuesday" || data36 === "wednesday" || data36 === "thursday" || data36 === "friday" || data36 === "saturday" || data36 === "sunday")) {
                            let err72 = { instancePath: instancePath + "/contact/hours/week/" + i4 + "/days/" + i5, schemaPath: "#/properties/contact/properties/hours/properties/week/items/properties/days/items/enum", keyword: "enum", params: { allowedValues: schema151.properties.contact.properties.hours.properties.week.items.properties.days.items.enum }, message: "must be equal to one of the allowed values", schema: schema151.properties.contact.properties.hours.properties.week.items.properties.days.items.enum, parentSchema: schema151.properties.contact.properties.hours.properties.week.items.properties.days.items, data: data36 };
                            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                          }
                        }
                      } else {
                        let err73 = { instancePath: instancePath + "/contact/hours/week/" + i4 + "/days", schemaPath: "#/properties/contact/properties/hours/properties/week/items/properties/days/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.contact.properties.hours.properties.week.items.properties.days.type, parentSchema: schema151.properties.contact.properties.hours.properties.week.items.properties.days, data: data35 };
                        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                      }
                    }
                    if (data34.opens !== void 0) {
                      let data37 = data34.opens;
                      if (typeof data37 == "string") {
                        if (!pattern282.test(data37)) {
                          let err74 = { instancePath: instancePath + "/contact/hours/week/" + i4 + "/opens", schemaPath: "common.schema.json#/definitions/time/pattern", keyword: "pattern", params: { pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" }, message: 'must match pattern "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"', schema: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", parentSchema: schema159, data: data37 };
                          vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                        }
                      } else {
                        let err75 = { instancePath: instancePath + "/contact/hours/week/" + i4 + "/opens", schemaPath: "common.schema.json#/definitions/time/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema159.type, parentSchema: schema159, data: data37 };
                        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                      }
                    }
                    if (data34.closes !== void 0) {
                      let data38 = data34.closes;
                      if (typeof data38 == "string") {
                        if (!pattern282.test(data38)) {
                          let err76 = { instancePath: instancePath + "/contact/hours/week/" + i4 + "/closes", schemaPath: "common.schema.json#/definitions/time/pattern", keyword: "pattern", params: { pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" }, message: 'must match pattern "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"', schema: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", parentSchema: schema159, data: data38 };
                          vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                        }
                      } else {
                        let err77 = { instancePath: instancePath + "/contact/hours/week/" + i4 + "/closes", schemaPath: "common.schema.json#/definitions/time/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema159.type, parentSchema: schema159, data: data38 };
                        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                      }
                    }
                  } else {
                    let err78 = { instancePath: instancePath + "/contact/hours/week/" + i4, schemaPath: "#/properties/contact/properties/hours/properties/week/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.contact.properties.hours.properties.week.items.type, parentSchema: schema151.properties.contact.properties.hours.properties.week.items, data: data34 };
                    vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                  }
                }
              } else {
                let err79 = { instancePath: instancePath + "/contact/hours/week", schemaPath: "#/properties/contact/properties/hours/properties/week/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.contact.properties.hours.properties.week.type, parentSchema: schema151.properties.contact.properties.hours.properties.week, data: data33 };
                vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
              }
            }
            if (data32.exceptions !== void 0) {
              let data39 = data32.exceptions;
              if (Array.isArray(data39)) {
                if (data39.length < 1) {
                  let err80 = { instancePath: instancePath + "/contact/hours/exceptions", schemaPath: "#/properties/contact/properties/hours/properties/exceptions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema151.properties.contact.properties.hours.properties.exceptions, data: data39 };
                  vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                }
                let len6 = data39.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  let data40 = data39[i6];
                  if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                    if (data40.from === void 0) {
                      let err81 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6, schemaPath: "#/properties/contact/properties/hours/properties/exceptions/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema151.properties.contact.properties.hours.properties.exceptions.items.required, parentSchema: schema151.properties.contact.properties.hours.properties.exceptions.items, data: data40 };
                      vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                    }
                    for (let key6 in data40)
                      if (!(key6 === "from" || key6 === "to" || key6 === "opens" || key6 === "closes" || key6 === "reason")) {
                        let err82 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6, schemaPath: "#/properties/contact/properties/hours/properties/exceptions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.contact.properties.hours.properties.exceptions.items, data: data40 };
                        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                      }
                    if (data40.opens !== void 0 && data40.closes === void 0) {
                      let err83 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6, schemaPath: "#/properties/contact/properties/hours/properties/exceptions/items/dependencies", keyword: "dependencies", params: {
                        property: "opens",
                        missingProperty: "closes",
                        depsCount: 1,
                        deps: "closes"
                      }, message: "must have property closes when property opens is present", schema: schema151.properties.contact.properties.hours.properties.exceptions.items.dependencies, parentSchema: schema151.properties.contact.properties.hours.properties.exceptions.items, data: data40 };
                      vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                    }
                    if (data40.closes !== void 0 && data40.opens === void 0) {
                      let err84 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6, schemaPath: "#/properties/contact/properties/hours/properties/exceptions/items/dependencies", keyword: "dependencies", params: {
                        property: "closes",
                        missingProperty: "opens",
                        depsCount: 1,
                        deps: "opens"
                      }, message: "must have property opens when property closes is present", schema: schema151.properties.contact.properties.hours.properties.exceptions.items.dependencies, parentSchema: schema151.properties.contact.properties.hours.properties.exceptions.items, data: data40 };
                      vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                    }
                    if (data40.from !== void 0) {
                      let data41 = data40.from;
                      if (typeof data41 == "string") {
                        if (!pattern31.test(data41)) {
                          let err85 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6 + "/from", schemaPath: "common.schema.json#/definitions/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$" }, message: 'must match pattern "^[0-9]{2}-[0-9]{2}-[0-9]{4}$"', schema: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$", parentSchema: schema28, data: data41 };
                          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                        }
                      } else {
                        let err86 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6 + "/from", schemaPath: "common.schema.json#/definitions/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.type, parentSchema: schema28, data: data41 };
                        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                      }
                    }
                    if (data40.to !== void 0) {
                      let data42 = data40.to;
                      if (typeof data42 == "string") {
                        if (!pattern31.test(data42)) {
                          let err87 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6 + "/to", schemaPath: "common.schema.json#/definitions/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$" }, message: 'must match pattern "^[0-9]{2}-[0-9]{2}-[0-9]{4}$"', schema: "^[0-9]{2}-[0-9]{2}-[0-9]{4}$", parentSchema: schema28, data: data42 };
                          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                        }
                      } else {
                        let err88 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6 + "/to", schemaPath: "common.schema.json#/definitions/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.type, parentSchema: schema28, data: data42 };
                        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                      }
                    }
                    if (data40.opens !== void 0) {
                      let data43 = data40.opens;
                      if (typeof data43 == "string") {
                        if (!pattern282.test(data43)) {
                          let err89 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6 + "/opens", schemaPath: "common.schema.json#/definitions/time/pattern", keyword: "pattern", params: { pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" }, message: 'must match pattern "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"', schema: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", parentSchema: schema159, data: data43 };
                          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                        }
                      } else {
                        let err90 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6 + "/opens", schemaPath: "common.schema.json#/definitions/time/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema159.type, parentSchema: schema159, data: data43 };
                        vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                      }
                    }
                    if (data40.closes !== void 0) {
                      let data44 = data40.closes;
                      if (typeof data44 == "string") {
                        if (!pattern282.test(data44)) {
                          let err91 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6 + "/closes", schemaPath: "common.schema.json#/definitions/time/pattern", keyword: "pattern", params: { pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" }, message: 'must match pattern "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"', schema: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", parentSchema: schema159, data: data44 };
                          vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                        }
                      } else {
                        let err92 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6 + "/closes", schemaPath: "common.schema.json#/definitions/time/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema159.type, parentSchema: schema159, data: data44 };
                        vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                      }
                    }
                    if (data40.reason !== void 0) {
                      let data45 = data40.reason;
                      if (typeof data45 == "string") {
                        if (!pattern1.test(data45)) {
                          let err93 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6 + "/reason", schemaPath: "#/properties/contact/properties/hours/properties/exceptions/items/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.contact.properties.hours.properties.exceptions.items.properties.reason, data: data45 };
                          vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                        }
                      } else {
                        let err94 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6 + "/reason", schemaPath: "#/properties/contact/properties/hours/properties/exceptions/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.contact.properties.hours.properties.exceptions.items.properties.reason.type, parentSchema: schema151.properties.contact.properties.hours.properties.exceptions.items.properties.reason, data: data45 };
                        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                      }
                    }
                  } else {
                    let err95 = { instancePath: instancePath + "/contact/hours/exceptions/" + i6, schemaPath: "#/properties/contact/properties/hours/properties/exceptions/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.contact.properties.hours.properties.exceptions.items.type, parentSchema: schema151.properties.contact.properties.hours.properties.exceptions.items, data: data40 };
                    vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                  }
                }
              } else {
                let err96 = { instancePath: instancePath + "/contact/hours/exceptions", schemaPath: "#/properties/contact/properties/hours/properties/exceptions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.contact.properties.hours.properties.exceptions.type, parentSchema: schema151.properties.contact.properties.hours.properties.exceptions, data: data39 };
                vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
              }
            }
            if (data32.note !== void 0) {
              let data46 = data32.note;
              if (typeof data46 == "string") {
                if (!pattern1.test(data46)) {
                  let err97 = { instancePath: instancePath + "/contact/hours/note", schemaPath: "#/properties/contact/properties/hours/properties/note/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.contact.properties.hours.properties.note, data: data46 };
                  vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                }
              } else {
                let err98 = { instancePath: instancePath + "/contact/hours/note", schemaPath: "#/properties/contact/properties/hours/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.contact.properties.hours.properties.note.type, parentSchema: schema151.properties.contact.properties.hours.properties.note, data: data46 };
                vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
              }
            }
          } else {
            let err99 = { instancePath: instancePath + "/contact/hours", schemaPath: "#/properties/contact/properties/hours/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.contact.properties.hours.type, parentSchema: schema151.properties.contact.properties.hours, data: data32 };
            vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
          }
        }
        if (data22.social !== void 0) {
          let data47 = data22.social;
          if (Array.isArray(data47)) {
            if (data47.length < 1) {
              let err100 = { instancePath: instancePath + "/contact/social", schemaPath: "#/properties/contact/properties/social/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema151.properties.contact.properties.social, data: data47 };
              vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
            }
            let len7 = data47.length;
            for (let i7 = 0; i7 < len7; i7++) {
              let data48 = data47[i7], _errs131 = errors, valid33 = !1, passing0 = null, _errs132 = errors;
              if (typeof data48 == "string") {
                if (!pattern125.test(data48)) {
                  let err101 = { instancePath: instancePath + "/contact/social/" + i7, schemaPath: "#/properties/contact/properties/social/items/oneOf/0/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$' }, message: 'must match pattern "^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$"', schema: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$', parentSchema: schema151.properties.contact.properties.social.items.oneOf[0], data: data48 };
                  vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                }
              } else {
                let err102 = { instancePath: instancePath + "/contact/social/" + i7, schemaPath: "#/properties/contact/properties/social/items/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.contact.properties.social.items.oneOf[0].type, parentSchema: schema151.properties.contact.properties.social.items.oneOf[0], data: data48 };
                vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
              }
              var _valid0 = _errs132 === errors;
              _valid0 && (valid33 = !0, passing0 = 0);
              let _errs135 = errors;
              if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                if (data48.label === void 0) {
                  let err103 = { instancePath: instancePath + "/contact/social/" + i7, schemaPath: "#/properties/contact/properties/social/items/oneOf/1/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema151.properties.contact.properties.social.items.oneOf[1].required, parentSchema: schema151.properties.contact.properties.social.items.oneOf[1], data: data48 };
                  vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                }
                if (data48.href === void 0) {
                  let err104 = { instancePath: instancePath + "/contact/social/" + i7, schemaPath: "#/properties/contact/properties/social/items/oneOf/1/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema151.properties.contact.properties.social.items.oneOf[1].required, parentSchema: schema151.properties.contact.properties.social.items.oneOf[1], data: data48 };
                  vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                }
                for (let key7 in data48)
                  if (!(key7 === "label" || key7 === "href")) {
                    let err105 = { instancePath: instancePath + "/contact/social/" + i7, schemaPath: "#/properties/contact/properties/social/items/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.contact.properties.social.items.oneOf[1], data: data48 };
                    vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                  }
                if (data48.label !== void 0) {
                  let data49 = data48.label;
                  if (typeof data49 == "string") {
                    if (!pattern1.test(data49)) {
                      let err106 = { instancePath: instancePath + "/contact/social/" + i7 + "/label", schemaPath: "#/properties/contact/properties/social/items/oneOf/1/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.contact.properties.social.items.oneOf[1].properties.label, data: data49 };
                      vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                    }
                  } else {
                    let err107 = { instancePath: instancePath + "/contact/social/" + i7 + "/label", schemaPath: "#/properties/contact/properties/social/items/oneOf/1/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.contact.properties.social.items.oneOf[1].properties.label.type, parentSchema: schema151.properties.contact.properties.social.items.oneOf[1].properties.label, data: data49 };
                    vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                  }
                }
                if (data48.href !== void 0) {
                  let data50 = data48.href;
                  if (typeof data50 == "string") {
                    if (!pattern125.test(data50)) {
                      let err108 = { instancePath: instancePath + "/contact/social/" + i7 + "/href", schemaPath: "common.schema.json#/definitions/webAddress/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$' }, message: 'must match pattern "^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$"', schema: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$', parentSchema: schema85, data: data50 };
                      vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                    }
                  } else {
                    let err109 = { instancePath: instancePath + "/contact/social/" + i7 + "/href", schemaPath: "common.schema.json#/definitions/webAddress/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data50 };
                    vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                  }
                }
              } else {
                let err110 = { instancePath: instancePath + "/contact/social/" + i7, schemaPath: "#/properties/contact/properties/social/items/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.contact.properties.social.items.oneOf[1].type, parentSchema: schema151.properties.contact.properties.social.items.oneOf[1], data: data48 };
                vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
              }
              var _valid0 = _errs135 === errors;
              if (_valid0 && valid33 ? (valid33 = !1, passing0 = [passing0, 1]) : _valid0 && (valid33 = !0, passing0 = 1), valid33)
                errors = _errs131, vErrors !== null && (_errs131 ? vErrors.length = _errs131 : vErrors = null);
              else {
                let err111 = { instancePath: instancePath + "/contact/social/" + i7, schemaPath: "#/properties/contact/properties/social/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema151.properties.contact.properties.social.items.oneOf, parentSchema: schema151.properties.contact.properties.social.items, data: data48 };
                vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
              }
            }
          } else {
            let err112 = { instancePath: instancePath + "/contact/social", schemaPath: "#/properties/contact/properties/social/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.contact.properties.social.type, parentSchema: schema151.properties.contact.properties.social, data: data47 };
            vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
          }
        }
        if (data22.map !== void 0) {
          let data51 = data22.map;
          if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
            if (data51.link === void 0) {
              let err113 = { instancePath: instancePath + "/contact/map", schemaPath: "#/properties/contact/properties/map/required", keyword: "required", params: { missingProperty: "link" }, message: "must have required property 'link'", schema: schema151.properties.contact.properties.map.required, parentSchema: schema151.properties.contact.properties.map, data: data51 };
              vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
            }
            if (data51.label === void 0) {
              let err114 = { instancePath: instancePath + "/contact/map", schemaPath: "#/properties/contact/properties/map/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema151.properties.contact.properties.map.required, parentSchema: schema151.properties.contact.properties.map, data: data51 };
              vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
            }
            for (let key8 in data51)
              if (!(key8 === "embed" || key8 === "link" || key8 === "label")) {
                let err115 = { instancePath: instancePath + "/contact/map", schemaPath: "#/properties/contact/properties/map/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.contact.properties.map, data: data51 };
                vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
              }
            if (data51.embed !== void 0) {
              let data52 = data51.embed;
              if (typeof data52 == "string") {
                if (!pattern293.test(data52)) {
                  let err116 = { instancePath: instancePath + "/contact/map/embed", schemaPath: "#/properties/contact/properties/map/properties/embed/pattern", keyword: "pattern", params: { pattern: `^https://[^\\s\\p{Cc}"'<>\\\\#@]+$` }, message: `must match pattern "^https://[^\\s\\p{Cc}"'<>\\\\#@]+$"`, schema: `^https://[^\\s\\p{Cc}"'<>\\\\#@]+$`, parentSchema: schema151.properties.contact.properties.map.properties.embed, data: data52 };
                  vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                }
              } else {
                let err117 = { instancePath: instancePath + "/contact/map/embed", schemaPath: "#/properties/contact/properties/map/properties/embed/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.contact.properties.map.properties.embed.type, parentSchema: schema151.properties.contact.properties.map.properties.embed, data: data52 };
                vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
              }
            }
            if (data51.link !== void 0) {
              let data53 = data51.link;
              if (typeof data53 == "string") {
                if (!pattern125.test(data53)) {
                  let err118 = { instancePath: instancePath + "/contact/map/link", schemaPath: "common.schema.json#/definitions/webAddress/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$' }, message: 'must match pattern "^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$"', schema: '^https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?$', parentSchema: schema85, data: data53 };
                  vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                }
              } else {
                let err119 = { instancePath: instancePath + "/contact/map/link", schemaPath: "common.schema.json#/definitions/webAddress/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data53 };
                vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
              }
            }
            if (data51.label !== void 0) {
              let data54 = data51.label;
              if (typeof data54 == "string") {
                if (!pattern1.test(data54)) {
                  let err120 = { instancePath: instancePath + "/contact/map/label", schemaPath: "#/properties/contact/properties/map/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.contact.properties.map.properties.label, data: data54 };
                  vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                }
              } else {
                let err121 = { instancePath: instancePath + "/contact/map/label", schemaPath: "#/properties/contact/properties/map/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.contact.properties.map.properties.label.type, parentSchema: schema151.properties.contact.properties.map.properties.label, data: data54 };
                vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
              }
            }
          } else {
            let err122 = { instancePath: instancePath + "/contact/map", schemaPath: "#/properties/contact/properties/map/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.contact.properties.map.type, parentSchema: schema151.properties.contact.properties.map, data: data51 };
            vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
          }
        }
      } else {
        let err123 = { instancePath: instancePath + "/contact", schemaPath: "#/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.contact.type, parentSchema: schema151.properties.contact, data: data22 };
        vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
      }
    }
    if (data.providers !== void 0) {
      let data55 = data.providers;
      if (Array.isArray(data55)) {
        let len8 = data55.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data56 = data55[i8], _errs159 = errors, valid40 = !1, passing1 = null, _errs160 = errors;
          if (typeof data56 != "string") {
            let err124 = { instancePath: instancePath + "/providers/" + i8, schemaPath: "#/properties/providers/items/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.providers.items.oneOf[0].type, parentSchema: schema151.properties.providers.items.oneOf[0], data: data56 };
            vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
          }
          if (!(data56 === "youtube" || data56 === "vimeo" || data56 === "dailymotion" || data56 === "openstreetmap" || data56 === "google-maps")) {
            let err125 = { instancePath: instancePath + "/providers/" + i8, schemaPath: "#/properties/providers/items/oneOf/0/enum", keyword: "enum", params: { allowedValues: schema151.properties.providers.items.oneOf[0].enum }, message: "must be equal to one of the allowed values", schema: schema151.properties.providers.items.oneOf[0].enum, parentSchema: schema151.properties.providers.items.oneOf[0], data: data56 };
            vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
          }
          var _valid1 = _errs160 === errors;
          _valid1 && (valid40 = !0, passing1 = 0);
          let _errs162 = errors;
          if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
            if (data56.kind === void 0) {
              let err126 = { instancePath: instancePath + "/providers/" + i8, schemaPath: "#/properties/providers/items/oneOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema151.properties.providers.items.oneOf[1].required, parentSchema: schema151.properties.providers.items.oneOf[1], data: data56 };
              vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
            }
            if (data56.host === void 0) {
              let err127 = { instancePath: instancePath + "/providers/" + i8, schemaPath: "#/properties/providers/items/oneOf/1/required", keyword: "required", params: { missingProperty: "host" }, message: "must have required property 'host'", schema: schema151.properties.providers.items.oneOf[1].required, parentSchema: schema151.properties.providers.items.oneOf[1], data: data56 };
              vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
            }
            for (let key9 in data56)
              if (!(key9 === "kind" || key9 === "host" || key9 === "name")) {
                let err128 = { instancePath: instancePath + "/providers/" + i8, schemaPath: "#/properties/providers/items/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.providers.items.oneOf[1], data: data56 };
                vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
              }
            if (data56.kind !== void 0) {
              let data57 = data56.kind;
              if (typeof data57 != "string") {
                let err129 = { instancePath: instancePath + "/providers/" + i8 + "/kind", schemaPath: "#/properties/providers/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.providers.items.oneOf[1].properties.kind.type, parentSchema: schema151.properties.providers.items.oneOf[1].properties.kind, data: data57 };
                vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
              }
              if (!(data57 === "peertube" || data57 === "videos" || data57 === "maps")) {
                let err130 = { instancePath: instancePath + "/providers/" + i8 + "/kind", schemaPath: "#/properties/providers/items/oneOf/1/properties/kind/enum", keyword: "enum", params: { allowedValues: schema151.properties.providers.items.oneOf[1].properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema151.properties.providers.items.oneOf[1].properties.kind.enum, parentSchema: schema151.properties.providers.items.oneOf[1].properties.kind, data: data57 };
                vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
              }
            }
            if (data56.host !== void 0) {
              let data58 = data56.host;
              if (typeof data58 == "string") {
                if (!pattern296.test(data58)) {
                  let err131 = { instancePath: instancePath + "/providers/" + i8 + "/host", schemaPath: "#/properties/providers/items/oneOf/1/properties/host/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9-]+\\.)+[a-z][a-z0-9-]*(:[0-9]{1,5})?$" }, message: 'must match pattern "^([a-z0-9-]+\\.)+[a-z][a-z0-9-]*(:[0-9]{1,5})?$"', schema: "^([a-z0-9-]+\\.)+[a-z][a-z0-9-]*(:[0-9]{1,5})?$", parentSchema: schema151.properties.providers.items.oneOf[1].properties.host, data: data58 };
                  vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
                }
              } else {
                let err132 = { instancePath: instancePath + "/providers/" + i8 + "/host", schemaPath: "#/properties/providers/items/oneOf/1/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.providers.items.oneOf[1].properties.host.type, parentSchema: schema151.properties.providers.items.oneOf[1].properties.host, data: data58 };
                vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
              }
            }
            if (data56.name !== void 0) {
              let data59 = data56.name;
              if (typeof data59 == "string") {
                if (!pattern1.test(data59)) {
                  let err133 = { instancePath: instancePath + "/providers/" + i8 + "/name", schemaPath: "#/properties/providers/items/oneOf/1/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.providers.items.oneOf[1].properties.name, data: data59 };
                  vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
                }
              } else {
                let err134 = { instancePath: instancePath + "/providers/" + i8 + "/name", schemaPath: "#/properties/providers/items/oneOf/1/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.providers.items.oneOf[1].properties.name.type, parentSchema: schema151.properties.providers.items.oneOf[1].properties.name, data: data59 };
                vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
              }
            }
          } else {
            let err135 = { instancePath: instancePath + "/providers/" + i8, schemaPath: "#/properties/providers/items/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.providers.items.oneOf[1].type, parentSchema: schema151.properties.providers.items.oneOf[1], data: data56 };
            vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
          }
          var _valid1 = _errs162 === errors;
          if (_valid1 && valid40 ? (valid40 = !1, passing1 = [passing1, 1]) : _valid1 && (valid40 = !0, passing1 = 1), valid40)
            errors = _errs159, vErrors !== null && (_errs159 ? vErrors.length = _errs159 : vErrors = null);
          else {
            let err136 = { instancePath: instancePath + "/providers/" + i8, schemaPath: "#/properties/providers/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf", schema: schema151.properties.providers.items.oneOf, parentSchema: schema151.properties.providers.items, data: data56 };
            vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
          }
        }
      } else {
        let err137 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.providers.type, parentSchema: schema151.properties.providers, data: data55 };
        vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
      }
    }
    if (data.glossary !== void 0) {
      let data60 = data.glossary;
      if (Array.isArray(data60)) {
        let len9 = data60.length;
        for (let i9 = 0; i9 < len9; i9++) {
          let data61 = data60[i9];
          if (Array.isArray(data61)) {
            if (data61.length < 2) {
              let err138 = { instancePath: instancePath + "/glossary/" + i9, schemaPath: "#/properties/glossary/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items", schema: 2, parentSchema: schema151.properties.glossary.items, data: data61 };
              vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
            }
            let len10 = data61.length;
            for (let i10 = 0; i10 < len10; i10++) {
              let data62 = data61[i10];
              if (typeof data62 == "string") {
                if (!pattern1.test(data62)) {
                  let err139 = { instancePath: instancePath + "/glossary/" + i9 + "/" + i10, schemaPath: "#/properties/glossary/items/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.glossary.items.items, data: data62 };
                  vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
                }
              } else {
                let err140 = { instancePath: instancePath + "/glossary/" + i9 + "/" + i10, schemaPath: "#/properties/glossary/items/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.glossary.items.items.type, parentSchema: schema151.properties.glossary.items.items, data: data62 };
                vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
              }
            }
          } else {
            let err141 = { instancePath: instancePath + "/glossary/" + i9, schemaPath: "#/properties/glossary/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.glossary.items.type, parentSchema: schema151.properties.glossary.items, data: data61 };
            vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
          }
        }
      } else {
        let err142 = { instancePath: instancePath + "/glossary", schemaPath: "#/properties/glossary/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.glossary.type, parentSchema: schema151.properties.glossary, data: data60 };
        vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
      }
    }
    if (data.facts !== void 0) {
      let data63 = data.facts;
      if (data63 && typeof data63 == "object" && !Array.isArray(data63))
        for (let key10 in data63) {
          let data64 = data63[key10];
          if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
            if (data64.value === void 0) {
              let err143 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/facts/additionalProperties/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema151.properties.facts.additionalProperties.required, parentSchema: schema151.properties.facts.additionalProperties, data: data64 };
              vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
            }
            if (data64.label === void 0) {
              let err144 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/facts/additionalProperties/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema151.properties.facts.additionalProperties.required, parentSchema: schema151.properties.facts.additionalProperties, data: data64 };
              vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
            }
            for (let key11 in data64)
              if (!(key11 === "value" || key11 === "label" || key11 === "prefix" || key11 === "unit" || key11 === "phrases")) {
                let err145 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/facts/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.facts.additionalProperties, data: data64 };
                vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
              }
            if (data64.value !== void 0) {
              let data65 = data64.value;
              if (!(typeof data65 == "number" && isFinite(data65)) && typeof data65 != "string") {
                let err146 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/value", schemaPath: "#/properties/facts/additionalProperties/properties/value/type", keyword: "type", params: { type: schema151.properties.facts.additionalProperties.properties.value.type }, message: "must be number,string", schema: schema151.properties.facts.additionalProperties.properties.value.type, parentSchema: schema151.properties.facts.additionalProperties.properties.value, data: data65 };
                vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
              }
            }
            if (data64.label !== void 0) {
              let data66 = data64.label;
              if (typeof data66 == "string") {
                if (!pattern1.test(data66)) {
                  let err147 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/label", schemaPath: "#/properties/facts/additionalProperties/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.facts.additionalProperties.properties.label, data: data66 };
                  vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
                }
              } else {
                let err148 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/label", schemaPath: "#/properties/facts/additionalProperties/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.facts.additionalProperties.properties.label.type, parentSchema: schema151.properties.facts.additionalProperties.properties.label, data: data66 };
                vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
              }
            }
            if (data64.prefix !== void 0) {
              let data67 = data64.prefix;
              if (typeof data67 == "string") {
                if (!pattern1.test(data67)) {
                  let err149 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/prefix", schemaPath: "#/properties/facts/additionalProperties/properties/prefix/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.facts.additionalProperties.properties.prefix, data: data67 };
                  vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
                }
              } else {
                let err150 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/prefix", schemaPath: "#/properties/facts/additionalProperties/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.facts.additionalProperties.properties.prefix.type, parentSchema: schema151.properties.facts.additionalProperties.properties.prefix, data: data67 };
                vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
              }
            }
            if (data64.unit !== void 0) {
              let data68 = data64.unit;
              if (typeof data68 == "string") {
                if (!pattern1.test(data68)) {
                  let err151 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/unit", schemaPath: "#/properties/facts/additionalProperties/properties/unit/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.facts.additionalProperties.properties.unit, data: data68 };
                  vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
                }
              } else {
                let err152 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/unit", schemaPath: "#/properties/facts/additionalProperties/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.facts.additionalProperties.properties.unit.type, parentSchema: schema151.properties.facts.additionalProperties.properties.unit, data: data68 };
                vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
              }
            }
            if (data64.phrases !== void 0) {
              let data69 = data64.phrases;
              if (Array.isArray(data69)) {
                if (data69.length < 1) {
                  let err153 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/phrases", schemaPath: "#/properties/facts/additionalProperties/properties/phrases/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema151.properties.facts.additionalProperties.properties.phrases, data: data69 };
                  vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
                }
                let len11 = data69.length;
                for (let i11 = 0; i11 < len11; i11++) {
                  let data70 = data69[i11];
                  if (typeof data70 == "string") {
                    if (!pattern302.test(data70)) {
                      let err154 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/phrases/" + i11, schemaPath: "#/properties/facts/additionalProperties/properties/phrases/items/pattern", keyword: "pattern", params: { pattern: "^[^#]*#[^#]*$" }, message: 'must match pattern "^[^#]*#[^#]*$"', schema: "^[^#]*#[^#]*$", parentSchema: schema151.properties.facts.additionalProperties.properties.phrases.items, data: data70 };
                      vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
                    }
                  } else {
                    let err155 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/phrases/" + i11, schemaPath: "#/properties/facts/additionalProperties/properties/phrases/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.facts.additionalProperties.properties.phrases.items.type, parentSchema: schema151.properties.facts.additionalProperties.properties.phrases.items, data: data70 };
                    vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
                  }
                }
              } else {
                let err156 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/phrases", schemaPath: "#/properties/facts/additionalProperties/properties/phrases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.facts.additionalProperties.properties.phrases.type, parentSchema: schema151.properties.facts.additionalProperties.properties.phrases, data: data69 };
                vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
              }
            }
          } else {
            let err157 = { instancePath: instancePath + "/facts/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/facts/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.facts.additionalProperties.type, parentSchema: schema151.properties.facts.additionalProperties, data: data64 };
            vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
          }
        }
      else {
        let err158 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.facts.type, parentSchema: schema151.properties.facts, data: data63 };
        vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
      }
    }
    if (data.menu !== void 0) {
      let data71 = data.menu;
      if (Array.isArray(data71)) {
        let len12 = data71.length;
        for (let i12 = 0; i12 < len12; i12++) {
          let data72 = data71[i12];
          if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
            if (data72.label === void 0) {
              let err159 = { instancePath: instancePath + "/menu/" + i12, schemaPath: "#/properties/menu/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema151.properties.menu.items.required, parentSchema: schema151.properties.menu.items, data: data72 };
              vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
            }
            for (let key12 in data72)
              if (!(key12 === "label" || key12 === "href" || key12 === "items")) {
                let err160 = { instancePath: instancePath + "/menu/" + i12, schemaPath: "#/properties/menu/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.menu.items, data: data72 };
                vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
              }
            if (data72.label !== void 0) {
              let data73 = data72.label;
              if (typeof data73 == "string") {
                if (!pattern1.test(data73)) {
                  let err161 = { instancePath: instancePath + "/menu/" + i12 + "/label", schemaPath: "#/properties/menu/items/properties/label/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.menu.items.properties.label, data: data73 };
                  vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
                }
              } else {
                let err162 = { instancePath: instancePath + "/menu/" + i12 + "/label", schemaPath: "#/properties/menu/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.menu.items.properties.label.type, parentSchema: schema151.properties.menu.items.properties.label, data: data73 };
                vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
              }
            }
            if (data72.href !== void 0) {
              let data74 = data72.href;
              if (typeof data74 == "string") {
                if (!pattern16.test(data74)) {
                  let err163 = { instancePath: instancePath + "/menu/" + i12 + "/href", schemaPath: "common.schema.json#/definitions/link/pattern", keyword: "pattern", params: { pattern: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$' }, message: 'must match pattern "^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$"', schema: '^(https://[^\\s\\p{Cc}"<>\\\\`\\[\\]/?#@:]+(:[0-9]{1,5})?([/?#][^\\s\\p{Cc}"<>\\\\`\\[\\]]*)?|mailto:[^\\s\\p{Cc}"<>\\\\`\\[\\]/][^\\s\\p{Cc}"<>\\\\`\\[\\]]*|tel:[+]?[0-9 -]+(;ext=[0-9]+)?|/?#[^\\s]+|/|/?[^/:#\\s\\\\\\p{Cc}][^:\\\\\\p{Cc}]*)$', parentSchema: schema23, data: data74 };
                  vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
                }
              } else {
                let err164 = { instancePath: instancePath + "/menu/" + i12 + "/href", schemaPath: "common.schema.json#/definitions/link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data: data74 };
                vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
              }
            }
            if (data72.items !== void 0) {
              let data75 = data72.items;
              if (Array.isArray(data75)) {
                if (data75.length < 1) {
                  let err165 = { instancePath: instancePath + "/menu/" + i12 + "/items", schemaPath: "#/properties/menu/items/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema151.properties.menu.items.properties.items, data: data75 };
                  vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
                }
                let len13 = data75.length;
                for (let i13 = 0; i13 < len13; i13++)
                  validate111(data75[i13], { instancePath: instancePath + "/menu/" + i12 + "/items/" + i13, parentData: data75, parentDataProperty: i13, rootData }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
              } else {
                let err166 = { instancePath: instancePath + "/menu/" + i12 + "/items", schemaPath: "#/properties/menu/items/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.menu.items.properties.items.type, parentSchema: schema151.properties.menu.items.properties.items, data: data75 };
                vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
              }
            }
          } else {
            let err167 = { instancePath: instancePath + "/menu/" + i12, schemaPath: "#/properties/menu/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.menu.items.type, parentSchema: schema151.properties.menu.items, data: data72 };
            vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
          }
        }
      } else {
        let err168 = { instancePath: instancePath + "/menu", schemaPath: "#/properties/menu/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.menu.type, parentSchema: schema151.properties.menu, data: data71 };
        vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
      }
    }
    if (data.footer !== void 0) {
      let data77 = data.footer;
      if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
        if (data77.links === void 0) {
          let err169 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "links" }, message: "must have required property 'links'", schema: schema151.properties.footer.required, parentSchema: schema151.properties.footer, data: data77 };
          vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
        }
        for (let key13 in data77)
          if (!(key13 === "links" || key13 === "policies" || key13 === "helplines" || key13 === "facts" || key13 === "factsHeading" || key13 === "copyright")) {
            let err170 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151.properties.footer, data: data77 };
            vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
          }
        if (data77.links !== void 0) {
          let data78 = data77.links;
          if (Array.isArray(data78)) {
            let len14 = data78.length;
            for (let i14 = 0; i14 < len14; i14++)
              validate111(data78[i14], { instancePath: instancePath + "/footer/links/" + i14, parentData: data78, parentDataProperty: i14, rootData }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
          } else {
            let err171 = { instancePath: instancePath + "/footer/links", schemaPath: "#/properties/footer/properties/links/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.footer.properties.links.type, parentSchema: schema151.properties.footer.properties.links, data: data78 };
            vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
          }
        }
        if (data77.policies !== void 0) {
          let data80 = data77.policies;
          if (Array.isArray(data80)) {
            let len15 = data80.length;
            for (let i15 = 0; i15 < len15; i15++)
              validate111(data80[i15], { instancePath: instancePath + "/footer/policies/" + i15, parentData: data80, parentDataProperty: i15, rootData }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
          } else {
            let err172 = { instancePath: instancePath + "/footer/policies", schemaPath: "#/properties/footer/properties/policies/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.footer.properties.policies.type, parentSchema: schema151.properties.footer.properties.policies, data: data80 };
            vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
          }
        }
        if (data77.helplines !== void 0) {
          let data82 = data77.helplines;
          if (Array.isArray(data82)) {
            let len16 = data82.length;
            for (let i16 = 0; i16 < len16; i16++)
              validate115(data82[i16], { instancePath: instancePath + "/footer/helplines/" + i16, parentData: data82, parentDataProperty: i16, rootData }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length);
          } else {
            let err173 = { instancePath: instancePath + "/footer/helplines", schemaPath: "#/properties/footer/properties/helplines/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.footer.properties.helplines.type, parentSchema: schema151.properties.footer.properties.helplines, data: data82 };
            vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
          }
        }
        if (data77.facts !== void 0) {
          let data84 = data77.facts;
          if (Array.isArray(data84)) {
            let len17 = data84.length;
            for (let i17 = 0; i17 < len17; i17++) {
              let data85 = data84[i17];
              if (typeof data85 != "string") {
                let err174 = { instancePath: instancePath + "/footer/facts/" + i17, schemaPath: "#/properties/footer/properties/facts/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.footer.properties.facts.items.type, parentSchema: schema151.properties.footer.properties.facts.items, data: data85 };
                vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
              }
            }
          } else {
            let err175 = { instancePath: instancePath + "/footer/facts", schemaPath: "#/properties/footer/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.footer.properties.facts.type, parentSchema: schema151.properties.footer.properties.facts, data: data84 };
            vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
          }
        }
        if (data77.factsHeading !== void 0) {
          let data86 = data77.factsHeading;
          if (typeof data86 == "string") {
            if (!pattern1.test(data86)) {
              let err176 = { instancePath: instancePath + "/footer/factsHeading", schemaPath: "#/properties/footer/properties/factsHeading/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.footer.properties.factsHeading, data: data86 };
              vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
            }
          } else {
            let err177 = { instancePath: instancePath + "/footer/factsHeading", schemaPath: "#/properties/footer/properties/factsHeading/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.footer.properties.factsHeading.type, parentSchema: schema151.properties.footer.properties.factsHeading, data: data86 };
            vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
          }
        }
        if (data77.copyright !== void 0) {
          let data87 = data77.copyright;
          if (typeof data87 == "string") {
            if (!pattern1.test(data87)) {
              let err178 = { instancePath: instancePath + "/footer/copyright", schemaPath: "#/properties/footer/properties/copyright/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema151.properties.footer.properties.copyright, data: data87 };
              vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
            }
          } else {
            let err179 = { instancePath: instancePath + "/footer/copyright", schemaPath: "#/properties/footer/properties/copyright/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.footer.properties.copyright.type, parentSchema: schema151.properties.footer.properties.copyright, data: data87 };
            vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
          }
        }
      } else {
        let err180 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.properties.footer.type, parentSchema: schema151.properties.footer, data: data77 };
        vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
      }
    }
  } else {
    let err181 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.type, parentSchema: schema151, data };
    vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
  }
  return validate106.errors = vErrors, errors === 0;
}
var urlsLock = validate117, schema173 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "urls-lock.schema.json", title: "UrlsLock", description: 'Every address that was ever published. "npm run lock" writes it; "npm run check" refuses a site on which one of them leads nowhere.', type: "object", additionalProperties: !1, properties: { $schema: { type: "string", role: "machine", description: 'The schema of this file, so that an editor can complete and explain it. Example: "../schemas/urls-lock.schema.json".' }, urls: { description: 'The addresses, sorted, each a path without a slash at either end; "" is the home page. Example: ["", "activities/yrc"].', type: "array", uniqueItems: !0, items: { type: "string", role: "machine", description: 'An address that was published. Example: "activities/yrc/blood-donation-2024".' } }, records: { description: 'What each page was made of, as two digests: of its title and date, or its data file, and of its text. By these a page that was given another address is known again. Example: { "activities/yrc": "0f9c2a41b7de 5a1e0c77d203" }.', type: "object", additionalProperties: { type: "string", role: "machine", description: 'Two digests, or a hyphen in the place of one that says nothing. Example: "0f9c2a41b7de -".', pattern: "^(-|[0-9a-f]{12}) (-|[0-9a-f]{12})$" } } }, required: ["urls"] }, pattern314 = new RegExp("^(-|[0-9a-f]{12}) (-|[0-9a-f]{12})$", "u");
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.urls === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "urls" }, message: "must have required property 'urls'", schema: schema173.required, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "urls" || key0 === "records")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema173, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema173.properties.$schema.type, parentSchema: schema173.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.urls !== void 0) {
      let data1 = data.urls;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 != "string") {
            let err3 = { instancePath: instancePath + "/urls/" + i0, schemaPath: "#/properties/urls/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema173.properties.urls.items.type, parentSchema: schema173.properties.urls.items, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
        let i1 = data1.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err4 = { instancePath: instancePath + "/urls", schemaPath: "#/properties/urls/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema173.properties.urls, data: data1 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err5 = { instancePath: instancePath + "/urls", schemaPath: "#/properties/urls/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema173.properties.urls.type, parentSchema: schema173.properties.urls, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.records !== void 0) {
      let data3 = data.records;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3))
        for (let key1 in data3) {
          let data4 = data3[key1];
          if (typeof data4 == "string") {
            if (!pattern314.test(data4)) {
              let err6 = { instancePath: instancePath + "/records/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/records/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^(-|[0-9a-f]{12}) (-|[0-9a-f]{12})$" }, message: 'must match pattern "^(-|[0-9a-f]{12}) (-|[0-9a-f]{12})$"', schema: "^(-|[0-9a-f]{12}) (-|[0-9a-f]{12})$", parentSchema: schema173.properties.records.additionalProperties, data: data4 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/records/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/records/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema173.properties.records.additionalProperties.type, parentSchema: schema173.properties.records.additionalProperties, data: data4 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      else {
        let err8 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema173.properties.records.type, parentSchema: schema173.properties.records, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema173.type, parentSchema: schema173, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate117.errors = vErrors, errors === 0;
}
export {
  activityCards,
  camp,
  department,
  disclosure,
  events,
  info,
  manifest,
  people,
  programmeList,
  site,
  urlsLock
};
